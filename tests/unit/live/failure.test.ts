import { expect, test } from 'vitest'

import { toFailure } from '#live/proveedor/failure.ts'

const text = (status: number, rest = {}) =>
  toFailure({ kind: 'status', status, statusText: 'algo', ...rest }).message

test('[ERR-02, ERR-03] 400 and 422 show the text of the error field, or their own default text', () => {
  expect(text(400, { message: 'Falta el número' })).toBe('Falta el número')
  expect(text(422, { message: 'Falta el número' })).toBe('Falta el número')
  expect(text(400)).toBe('Datos inválidos')
  expect(text(422)).toBe('Error (422)')
})

test('[ERR-04, ERR-05] 403 and 404 show their own texts', () => {
  expect(text(403)).toBe('Error de permisos.')
  expect(text(404)).toBe('No se encontró el recurso.')
})

test.each([408, 413, 414, 415])('[ERR-06] status %i shows a connection error', (status) => {
  expect(text(status)).toBe('Error de conexión.')
})

test.each([500, 501, 502, 503, 504])('[ERR-07] status %i shows a server error', (status) => {
  expect(text(status)).toBe('Error en el servidor. Disculpe las molestias.')
})

test('[ERR-08] any other failing status shows its number', () => {
  expect(text(418)).toBe('Error (418)')
  expect(text(505)).toBe('Error (505)')
})

// No HTTP answer can have a status outside HTTP's numbers: then the fetch itself fails, which is ERR-11. Only a
// 'warning' can arrive, and tests/screens/errores.test.ts tests it over HTTP.
test('[ERR-09] a failure without an HTTP status shows the status text', () => {
  expect(text(0)).toBe('algo')
})

test.each([401, 403, 404, 409, 415, 429, 500, 503])(
  '[ERR-01] status %i with a text from the provider shows that text',
  (status) => {
    expect(text(status, { message: 'Ya te enviamos varios códigos.', inWords: true })).toBe(
      'Ya te enviamos varios códigos.',
    )
  },
)

test('[ERR-01] a refusal shows the text of its body', () => {
  expect(toFailure({ kind: 'refused', message: 'Ya estaba anulada' }).message).toBe(
    'Ya estaba anulada',
  )
})

test('[FLT-12] the wait shown to the person is never longer than an hour', () => {
  const failure = { kind: 'status', status: 429, statusText: '', retryAfterMs: 10 ** 12 } as const
  expect(toFailure(failure).retryAfterMs).toBe(3_600_000)
})

test('[ERR-11] a call without an answer shows a connection error', () => {
  expect(toFailure({ kind: 'no-answer', timedOut: false }).message).toBe('Error de conexión.')
})
