import { expect, test } from 'vitest'

import { movida, queEmpiezan } from '#ui/lista.ts'

test.each([
  [-1, 'ArrowDown', 3, 0],
  [2, 'ArrowDown', 3, 0],
  [-1, 'ArrowUp', 3, 2],
  [0, 'ArrowUp', 3, 2],
  [1, 'ArrowUp', 3, 0],
  [1, 'Home', 3, 0],
  [1, 'End', 3, 2],
  [0, 'ArrowDown', 0, undefined],
  [0, 'a', 3, undefined],
])(
  '[FORM-09] in a list the key pressed at row %i (%s, %i rows) moves to row %o',
  (at, key, cuantas, next) => {
    expect(movida(at, key, cuantas)).toBe(next)
  },
)

test('[FORM-09] typed text matches the beginning of a word of the name, ignoring accents', () => {
  const todas = ['Güemes', 'Martín M. de Güemes', 'Aguará']
  expect(queEmpiezan(todas, 'gue', (calle) => calle)).toEqual(['Güemes', 'Martín M. de Güemes'])
  expect(queEmpiezan(todas, '', (calle) => calle)).toEqual(todas)
})

test('[FORM-09] a name that begins with the typed text comes before names with it in a later word', () => {
  const todas = ['General Picó', 'Pico Norte', 'Coronel Pico', 'Picotti']
  expect(queEmpiezan(todas, 'pico', (lugar) => lugar)).toEqual([
    'Pico Norte',
    'Picotti',
    'General Picó',
    'Coronel Pico',
  ])
})
