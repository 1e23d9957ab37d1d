import { expect, test } from 'vitest'

import { loQuePaso } from '#features/acceso/AvisoDeSalida.tsx'
import { senaDe, tieneQueEsperar } from '#features/acceso/espera.ts'
import { revisar } from '#features/acceso/formulario.ts'
import { texts } from '#features/acceso/texts.ts'

test('[SIGN-04] a sign-in with an empty username asks for the username', () => {
  expect(revisar({ usuario: '  ', password: 'x' })).toEqual({
    usuario: 'Debe ingresar CUIL o N° Afiliado',
  })
})

test('[SIGN-05] a sign-in with an empty password asks for the password', () => {
  expect(revisar({ usuario: '27-28456789-2', password: '' })).toEqual({
    password: 'Debe ingresar contraseña/PIN',
  })
})

test('[SIGN-04, SIGN-05] a sign-in without username and password reports both at once', () => {
  expect(Object.keys(revisar({ usuario: '', password: '' }))).toEqual(['usuario', 'password'])
})

test('a filled-in form is accepted', () => {
  expect(revisar({ usuario: '27-28456789-2', password: 'demo1234' })).toEqual({})
})

test('[SIGN-07] the sign-in message contains the word "Mi" of the product\'s name once', () => {
  expect(texts.entrando).toBe('Ingresando a Mi Cobertura...')
})

test('[SESS-04] a person signed out against their will reads why, and sees their waiting changes', () => {
  expect(loQuePaso('401', false)).toBe('Tu sesión venció.')
  expect(loQuePaso('401', true)).toBe('Tu sesión venció. Tus cambios sin enviar te esperan.')
  expect(loQuePaso('sin-uso', false)).toBe(texts.sinUso)
  expect(loQuePaso('sin-uso', true)).toBe(`${texts.sinUso} ${texts.guardados}`)
  expect(loQuePaso('salir', false)).toBeUndefined()
})

test('[SIGN-08] the wait after failed sign-ins applies to that CUIL in any spelling and to an empty field', () => {
  const espera = {
    state: 'espera',
    until: 1,
    pasable: false,
    sena: senaDe('27-28456789-2'),
  } as const
  expect(tieneQueEsperar(espera, '27284567892')).toBe(true)
  expect(tieneQueEsperar(espera, ' ')).toBe(true)
  expect(tieneQueEsperar(espera, '20-11111111-2')).toBe(false)
  expect(tieneQueEsperar(espera, '27-2845678')).toBe(false)
})
