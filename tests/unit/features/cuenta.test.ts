import { assert, json, oneof, property, string, stringMatching } from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'

import type { Pregunta } from '#contract/cuenta.ts'
import { NADA_GUARDADO, camposDesde, datosDeLaDireccion } from '#features/cuenta/campos.ts'
import { conBarras, fechaEscrita, reglas, soloDigitos } from '#features/cuenta/reglas.ts'
import { aEnviar, sinResponder } from '#features/cuenta/respuestas.ts'
import { texts } from '#features/cuenta/texts.ts'

const campos = camposDesde(NADA_GUARDADO)

test('[ACCT-05] a CUIL is eleven digits, with or without dashes, and nothing else', () => {
  assert(
    property(oneof(string(), stringMatching(/^[\dx. -]{9,15}$/)), (text) => {
      const right = /^[\d\s./-]*$/.test(text) && soloDigitos(text).length === 11
      expect(reglas.cuil(text)).toBe(right || 'Debe ingresar su cuil')
    }),
  )
  expect(reglas.cuil('x20-27310442-3y')).toBe('Debe ingresar su cuil')
  expect(reglas.cuil('20-27310442-3')).toBe(true)
})

test.each([
  ['Al', true],
  ["D'Angelo", true],
  ['Pérez-Gil', true],
  ['María José', true],
  ['A', false],
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
  ['Ana1', false],
])(
  '[ACCT-06] the first name "%s" is accepted or refused by its letters and length',
  (nombre, right) => {
    expect(reglas.nombres(nombre) === true).toBe(right)
  },
)

test('[PASS-07] a password that meets the common rule is accepted without the stricter hint', () => {
  expect(texts.masSegura).toBe(
    'Más segura: mínimo 8 caracteres, 4 letras y 4 números no consecutivos ni iguales.',
  )
  for (const enough of ['abcde1', 'aaaa1111', 'clave1234'])
    expect(reglas.contrasena(enough)).toBe(true)
})

test('[ACCT-07] a birth date is an existing day, typed as people write it, and not in the future', () => {
  expect(conBarras('02091979')).toBe('02/09/1979')
  expect(conBarras('0209')).toBe('02/09')
  for (const written of [
    '14/3/1981',
    '14-03-1981',
    '14.3.1981',
    '14 03 1981',
    '1981-03-14',
    ' 14031981 ',
  ])
    expect(conBarras(written)).toBe('14/03/1981')
  const typed = (text: string) =>
    Array.from(text).reduce((shown, key) => conBarras(shown + key), '')
  for (const keys of ['14031981', '14/3/1981', '14/03/1981', '14-3-1981'])
    expect(typed(keys)).toBe('14/03/1981')
  expect(conBarras('')).toBe('')
  expect(fechaEscrita('02/09/1979')).toBe('1979-09-02')
  for (const wrong of ['', '31/02/2001', '1979-09-02', '02/09/79', '02/09/2999', '02/09/1899'])
    expect(fechaEscrita(wrong)).toBeUndefined()
})

test('[ACCT-07] after nine in the evening in Argentina a birth date of today is still accepted', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T01:00:00Z') }) // It is 22:00 of the 23rd in Argentina.
  onTestFinished(() => void vi.useRealTimers())
  expect(fechaEscrita('23/11/2026')).toBe('2026-11-23')
  expect(fechaEscrita('24/11/2026')).toBeUndefined()
})

test('[ACCT-12, ACCT-13, ACCT-14] sign-up checks the e-mail address, its repetition and the repeated password', () => {
  expect(reglas.correo('a@b.co')).toBe(true)
  expect(reglas.correo('a@bco')).toBe('El formato no es correcto.')
  expect(reglas.correo(`${'a'.repeat(55)}@b.com`)).toBe('El formato no es correcto.')
  const typed = { ...campos, correo: 'a@b.co', contrasena: 'abcd12' }
  expect(reglas.confirmarCorreo('a@b.co ', typed)).toBe(true)
  expect(reglas.confirmarCorreo('a@c.co', typed)).toBe('Los correos no coinciden.')
  expect(reglas.confirmarContrasena('abcd12', typed)).toBe(true)
  expect(reglas.confirmarContrasena('abcd1', typed)).toBe('Las contraseñas no coinciden')
})

test('[ACCT-02, SEC-27] valid values in the link fill the first step of sign-up; invalid ones are ignored', () => {
  const link = JSON.stringify({
    nombre: 'Norma',
    apellido: 'Quiroga',
    fechaNacimiento: '1981-03-14',
    cuil: '27-28456789-2',
    descripcionSexo: 'Femenino',
    contrasena: 'no-esta',
  })
  expect(datosDeLaDireccion(link)).toEqual({
    cuil: '27284567892',
    nombres: 'Norma',
    apellido: 'Quiroga',
    fechaNacimiento: '14/03/1981',
    sexo: 'Femenino',
    correo: '',
  })
  assert(
    property(oneof(string(), json()), (text) => {
      const read = datosDeLaDireccion(text)
      expect(Object.keys(read)).toEqual(Object.keys(NADA_GUARDADO))
      expect(Object.values(read).every((value) => typeof value === 'string')).toBe(true)
    }),
  )
  expect(datosDeLaDireccion(JSON.stringify({ nombre: 'x'.repeat(5000) }))).toEqual(NADA_GUARDADO)
})

test('[ACCT-09, ACCT-10] an identity question without an answer is reported, and all its options are sent back', () => {
  const pregunta = (idPregunta: number): Pregunta => ({
    preguntaVO: { idPregunta, descripcion: '¿?', codigoTipoPregunta: 'UNICA' },
    opciones: [
      { codigo: 'a', descripcion: 'A' },
      { codigo: 'b', descripcion: 'B' },
    ],
  })
  const two = [pregunta(1), pregunta(2)]
  expect(sinResponder(two, {})).toBe(2)
  expect(sinResponder(two, { 1: ['a'], 2: [] })).toBe(1)
  expect(aEnviar(two, { 1: ['b'] })[0]?.opciones).toEqual([
    { codigo: 'a', descripcion: 'A', selected: false },
    { codigo: 'b', descripcion: 'B', selected: true },
  ])
})
