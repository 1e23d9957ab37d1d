import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'

import { encontrarRuta } from '#app/rutas/encontrarRuta.ts'
import { origenValido } from '#app/rutas/origen.ts'

const HERE = 'https://portal.example'

test.each(['/', '/grupo-familiar', '/ver-afiliado/12', '/consultar-recetas?estado=1&de=2'])(
  '[SHELL-25, SEC-25] a person who opens %s without a session returns there after sign-in, query included',
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
])('[SEC-25] %s is refused as an address to return to after sign-in', (address) => {
  expect(origenValido(address, HERE)).toBeUndefined()
})

test.each(['/signin', '/signout', '/validar-contacto', '/olvide-pin'])(
  '[SHELL-25] %s is refused as an address to return to, because it needs no session',
  (address) => {
    expect(origenValido(address, HERE)).toBeUndefined()
  },
)

test.each([
  ['/grupo-familiar/./../grupo-familiar', '/grupo-familiar'],
  ['/grupo-familiar#//evil.example', '/grupo-familiar'],
  ['/%67rupo-familiar', undefined],
])('[SEC-25] %s never leads to another site after sign-in', (address, expected) => {
  expect(origenValido(address, HERE)).toBe(expected)
})

const PIECES = [
  '/',
  '//',
  '\\',
  '/\\',
  '/..',
  '/.',
  '%2F',
  '%2f',
  '%5C',
  '%252F',
  '%00',
  '%',
  '@',
  ':',
  '?',
  '#',
  'https:',
  'https://',
  'HTTPS:',
  'javascript:',
  'java\tscript:',
  'data:',
  'blob:',
  '\t',
  '\n',
  ' ',
  'evil.example',
  'portal.example',
  'portal.example@evil.example',
  '\u2044',
  '\uFF0F',
  '\u3002',
  '::1',
  '/perfil',
  '/ver-afiliado/',
  '12',
  '/consultar-recetas',
  '/grupo-familiar',
  'a'.repeat(5000),
]

test('[SEC-25] any text as the address to return to leads only to our own signed-in screens', () => {
  const address = array(oneof(constantFrom(...PIECES), string({ unit: 'binary', maxLength: 3 })), {
    maxLength: 6,
  }).map((pieces) => pieces.join(''))
  const seen = { remembered: 0 }
  assert(
    property(address, (text) => {
      const origen = origenValido(text, HERE)
      if (origen === undefined) return
      seen.remembered += 1
      expect(origen).toMatch(/^\/(?![/\\])/)
      expect(origen.length).toBeLessThan(5000)
      expect(new URL(origen, HERE).origin).toBe(HERE)
      expect(new URL(HERE + origen).origin).toBe(HERE)
      expect(encontrarRuta(origen)?.ruta.publica).toBeUndefined()
      expect(encontrarRuta(origen)).toBeDefined()
      expect(origenValido(origen, HERE)).toBe(origen)
    }),
    { numRuns: 20_000 },
  )
  expect(seen.remembered).toBeGreaterThan(100)
})
