import { assert, anything, json, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'

import { leerConsulta } from '#contract/consultaEscaneada.ts'

test('[SCAN-04] a scanned JSON object is returned with any content', () => {
  expect(leerConsulta('{"token":"abc"}')).toEqual({ token: 'abc' })
  expect(leerConsulta(' {}\n')).toEqual({})
})

test.each(['', 'hola', 'https://example.org/menu', '[]', '"a"', '1', 'null', 'true', '{"token"'])(
  '[SCAN-04] %j is refused as a code of an order',
  (text) => {
    expect(leerConsulta(text)).toBeUndefined()
  },
)

test('[SCAN-04, SEC-27] more than a QR can mean is not even looked at', () => {
  expect(leerConsulta(JSON.stringify({ token: 'a'.repeat(4096) }))).toBeUndefined()
})

test('[SCAN-04, SEC-27] any text is an object or nothing: nothing throws', () => {
  assert(
    property(
      oneof(
        string({ unit: 'binary' }),
        json(),
        anything().map((value) => JSON.stringify(value) ?? ''),
      ),
      (text) => {
        const read = leerConsulta(text)
        return read === undefined || (typeof read === 'object' && !Array.isArray(read))
      },
    ),
    { numRuns: 5000 },
  )
})
