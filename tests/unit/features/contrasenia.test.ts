import { describe, expect, test } from 'vitest'

import { leerEnlace } from '#features/contrasenia/enlace.ts'
import {
  faltaEnActual,
  faltaEnNueva,
  faltaEnRepetida,
  reglasDe,
} from '#features/contrasenia/revisar.ts'

const CAMPO = 'Nueva contraseña'
const NO_CUMPLE = 'Nueva contraseña no cumple con los requerimientos mínimos'

test('[PASS-01] an empty new password is reported with the name of its field', () => {
  expect(faltaEnNueva(CAMPO, '')).toBe('Debe ingresar Nueva contraseña')
})

test.each([
  ['abc12', NO_CUMPLE], // It has 5 characters.
  ['abcd12', undefined], // It has 6 characters.
  [`${'a'.repeat(24)}1`, undefined], // It has 25 characters.
  [`${'a'.repeat(25)}1`, NO_CUMPLE], // It has 26 characters.
  ['ABCDE1', NO_CUMPLE], // It has no lowercase letter.
  ['abcdef', NO_CUMPLE], // It has no digit.
  ['abc 123', NO_CUMPLE], // It has a space.
  ['ñandu12', NO_CUMPLE],
  ['a1@$!%*?&#.()_-', undefined],
])(
  '[PASS-02, PASS-03, PASS-04, PASS-05] the new password %s is accepted or refused by the rules',
  (clave, falta) => {
    expect(faltaEnNueva(CAMPO, clave)).toBe(falta)
  },
)

test('[PASS-06] each rule of a new password is marked as met independently, none for an empty one', () => {
  const met = (clave: string) => reglasDe(clave).map(({ cumple }) => cumple)
  expect(met('')).toEqual([false, false, false, false])
  expect(met('a')).toEqual([false, true, false, true])
  expect(met('a1')).toEqual([false, true, true, true])
  expect(met('abcd1 ')).toEqual([true, true, true, false])
})

test('[CHPIN-02, CHPIN-03] the current password needs two characters; the repeated one must equal the new one', () => {
  expect(faltaEnActual('Contraseña actual', '')).toBe('Debe ingresar Contraseña actual')
  expect(faltaEnActual('Contraseña actual', '1')).toBe(
    'Contraseña actual no cumple con los requerimientos mínimos',
  )
  expect(faltaEnActual('Contraseña actual', 'Ñ ')).toBeUndefined()
  expect(faltaEnRepetida('abcd12', 'abcd12')).toBeUndefined()
  expect(faltaEnRepetida('abcd12', 'abcd13')).toBe('Las contraseñas ingresadas no coinciden.')
})

describe('the link of a recovery mail', () => {
  test('[RESET-01] the link of a recovery mail gives its token and its contact', () => {
    expect(leerEnlace('?t=a_b-1&c=42')).toEqual({ token: 'a_b-1', idContacto: 42 })
  })

  test.each([
    '',
    '?t=x',
    '?c=1',
    '?t=&c=1',
    '?t=x&c=',
    '?t=x&c=1e3',
    '?t=x&c=-1',
    `?t=${'x'.repeat(600)}&c=1`,
  ])('[RESET-09] %s is refused as a reset link', (search) => {
    expect(leerEnlace(search)).toBeUndefined()
  })
})
