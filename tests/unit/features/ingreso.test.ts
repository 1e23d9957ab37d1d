import { expect, test } from 'vitest'

import { revisar } from '#features/acceso/formulario.ts'
import { texts } from '#features/acceso/texts.ts'

test('[SIGN-04] an empty username is asked for', () => {
  expect(revisar({ usuario: '  ', password: 'x' })).toEqual({
    usuario: 'Debe ingresar CUIL o N° Afiliado',
  })
})

test('[SIGN-05] an empty password is asked for', () => {
  expect(revisar({ usuario: '27-28456789-2', password: '' })).toEqual({
    password: 'Debe ingresar contraseña/PIN',
  })
})

test('[SIGN-04, SIGN-05] both are asked for at once', () => {
  expect(Object.keys(revisar({ usuario: '', password: '' }))).toEqual(['usuario', 'password'])
})

test('what is filled in is let through', () => {
  expect(revisar({ usuario: '27-28456789-2', password: 'demo1234' })).toEqual({})
})

test('[SIGN-07] the product is not called Mi twice', () => {
  expect(texts.entrando).toBe('Ingresando a Mi Cobertura...')
})
