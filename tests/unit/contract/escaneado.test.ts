import { assert, oneof, property, string, webUrl } from 'fast-check'
import { expect, test } from 'vitest'

import { esPayload, leerEscaneado } from '#contract/pase/escaneado.ts'

const payload = Buffer.from('{"token":"Q???>>>~token","idAfiliado":4}')

test("[SEC-27] a credential's address is read from a scanned text with any host name", () => {
  expect(leerEscaneado('https://portal.example/validar-credencial/o#123')).toEqual({
    como: 'o',
    digitos: '123',
  })
  expect(leerEscaneado(' HTTP://otra.example:8080/validar-credencial/i#45\n')).toEqual({
    como: 'i',
    digitos: '45',
  })
  expect(leerEscaneado('https://portal.example/validar-credencial/e#67')).toEqual({
    como: 'e',
    digitos: '67',
  })
  expect(leerEscaneado('https://portal.example/validar-credencial/eyJ0?x=1')).toEqual({
    como: 'token',
    dataBase64: 'eyJ0',
  })
})

test("[CRED-06] a credential's token is read in both kinds of base64, with slashes in the plain one", () => {
  for (const dataBase64 of [payload.toString('base64url'), payload.toString('base64')]) {
    const read = leerEscaneado(`https://portal.example/validar-credencial/${dataBase64}`)
    expect(read).toEqual({ como: 'token', dataBase64 })
    expect(esPayload(dataBase64)).toBe(true)
  }
  expect(payload.toString('base64')).toContain('/')
  expect(
    leerEscaneado(
      `https://portal.example/validar-credencial/${encodeURIComponent(payload.toString('base64'))}`,
    ),
  ).toEqual({ como: 'token', dataBase64: payload.toString('base64') })
})

test.each([
  '',
  'hola',
  '00020101021243650016com.mercadolibre',
  'https://portal.example/',
  'https://portal.example/validar-credencial',
  'https://portal.example/validar-credencial/',
  'https://portal.example/otra/validar-credencial/o#1',
  'javascript:alert(1)//validar-credencial/o#1',
  'data:text/html,/validar-credencial/o#1',
  'file:///validar-credencial/o#1',
  '//portal.example/validar-credencial/o#1',
  'https://',
  `https://portal.example/validar-credencial/o#${'1'.repeat(4096)}`,
])('[SEC-27] the scanned text %s is not read as one of our codes', (text) => {
  expect(leerEscaneado(text)).toBeUndefined()
})

test('[SEC-27] any scanned text is read or refused quickly, and never throws', () => {
  const after = string({ unit: 'binary', maxLength: 200 }).map(
    (text) => `https://portal.example/validar-credencial/${text}`,
  )
  const began = performance.now()
  assert(
    property(oneof(string({ unit: 'binary' }), webUrl(), after), (text) => {
      const read = leerEscaneado(text)
      return read?.como !== 'token' || !esPayload(read.dataBase64)
    }),
    { numRuns: 20_000 },
  )
  // At 5 ms for each text the loop would take 100 s.
  expect(performance.now() - began).toBeLessThan(100_000)
}, 100_000)
