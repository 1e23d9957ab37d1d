import { assert, anything, json, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'

import { leerConsulta } from '#contract/consultaEscaneada.ts'

test("[SCAN-04] the content of an order's QR is returned if it is a JSON object", () => {
  expect(leerConsulta('{"token":"abc"}')).toEqual({ token: 'abc' })
  expect(leerConsulta(' {}\n')).toEqual({})
})

test.each(['', 'hola', 'https://example.org/menu', '[]', '"a"', '1', 'null', 'true', '{"token"'])(
  '[SCAN-04] the scanned text %j is refused as the code of an order',
  (text) => {
    expect(leerConsulta(text)).toBeUndefined()
  },
)

test('[SCAN-04, SEC-27] a scanned text longer than a QR can hold is refused unread', () => {
  expect(leerConsulta(JSON.stringify({ token: 'a'.repeat(4096) }))).toBeUndefined()
})

test('[SCAN-04, SEC-27] any scanned text gives an object or nothing, and never throws', () => {
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
