import { expect, test } from 'vitest'

import { letraDe } from '#features/comprobar/teclas.ts'

/** Result on a Latin American keyboard of a scanner's keys for 'https://p.a/v-C/o#07'. */
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

test("[SEC-50] a hand scanner's text is read by its keys, on any keyboard layout", () => {
  const typed = TECLAS.map(([code, key, shiftKey = false]) => letraDe({ code, key, shiftKey }))

  expect(typed.join('')).toBe('https://p.a/v-C/o#07')
  // Keys that write nothing.
  for (const key of ['Shift', 'Tab', 'ArrowLeft', 'Dead'])
    expect(letraDe({ code: key, key, shiftKey: false })).toBe('')
})
