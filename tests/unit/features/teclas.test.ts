import { expect, test } from 'vitest'

import { letraDe } from '#features/comprobar/teclas.ts'

/** What a keyboard of Latin America makes of the keys that a scanner presses for 'https://p.a/v-C/o#07'. */
const TECLAS: [code: string, key: string, shiftKey?: true][] = [
  ['KeyH', 'h'],
  ['KeyT', 't'],
  ['KeyT', 't'],
  ['KeyP', 'p'],
  ['KeyS', 's'],
  ['Semicolon', 'Ñ', true],
  ['Slash', '-'],
  ['Slash', '-'],
  ['KeyP', 'p'],
  ['Period', '.'],
  ['KeyA', 'a'],
  ['Slash', '-'],
  ['KeyV', 'v'],
  ['Minus', "'"],
  ['KeyC', 'C', true],
  ['Slash', '-'],
  ['KeyO', 'o'],
  ['Digit3', '·', true],
  ['Digit0', 'à'],
  ['Numpad7', '7'],
]

test('[SEC-50] what a hand scanner types is read by its keys, whatever the keyboard of the computer makes of them', () => {
  const typed = TECLAS.map(([code, key, shiftKey = false]) => letraDe({ code, key, shiftKey }))

  expect(typed.join('')).toBe('https://p.a/v-C/o#07')
  // Keys that write nothing.
  for (const key of ['Shift', 'Tab', 'ArrowLeft', 'Dead'])
    expect(letraDe({ code: key, key, shiftKey: false })).toBe('')
})
