import { expect, test } from 'vitest'

import { origenValido } from '#app/origen.ts'

const HERE = 'https://portal.example'

test.each(['/', '/grupo-familiar', '/ver-afiliado/12', '/consultar-recetas?estado=1&de=2'])(
  '[SHELL-25, SEC-25] %s is remembered, with its query',
  (address) => {
    expect(origenValido(address, HERE)).toBe(address)
  },
)

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https:evil.example',
  'https://evil.example/perfil',
  'https://portal.example/perfil',
  'javascript:alert(1)',
  ' /perfil',
  'perfil',
  '',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/..//evil.example',
  '/perfil/../..//evil.example',
  '/nada',
  '/perfil/x',
  `/consultar-recetas?x=${'a'.repeat(5000)}`,
  undefined,
  null,
  7,
  {},
])('[SEC-25] %s is forgotten', (address) => {
  expect(origenValido(address, HERE)).toBeUndefined()
})

test.each(['/signin', '/signout', '/validar-contacto', '/olvide-pin'])(
  '[SHELL-25] %s is no place to come back to',
  (address) => {
    expect(origenValido(address, HERE)).toBeUndefined()
  },
)

test.each([
  ['/grupo-familiar/./../grupo-familiar', '/grupo-familiar'],
  ['/grupo-familiar#//evil.example', '/grupo-familiar'],
  ['/%67rupo-familiar', undefined],
])('[SEC-25] %s, however it is written, leads nowhere else', (address, expected) => {
  expect(origenValido(address, HERE)).toBe(expected)
})
