import { expect, test } from 'vitest'

import { rechazoDeCodigo, restaDe } from '#live/llamadas/codigo.ts'

const MIN = 60_000

test("[CONF-11, ACCT-18, FLT-69] a mailed code is valid for five minutes by the server's clock, to the second", () => {
  expect(restaDe(0, 0)).toBe(5 * MIN)
  expect(restaDe(0, 4 * MIN + 59_000)).toBe(1000)
  expect(restaDe(0, 5 * MIN)).toBe(0)
  expect(restaDe(0, 5 * MIN + 1000)).toBe(0)
})

test('[FLT-69] a clock set back does not give a mailed code more than five minutes', () => {
  expect(restaDe(0, -60 * MIN)).toBe(5 * MIN)
})

test("[CONF-14] a refused code shows the provider's text, or a default text", () => {
  expect(
    rechazoDeCodigo({
      kind: 'rechazo',
      status: 422,
      message: 'Ya se usó',
      codigo: 'codigo-vencido',
    }),
  ).toEqual({ porQue: 'Ya se usó', vencido: true })
  expect(rechazoDeCodigo({ kind: 'rechazo', status: 422, message: 'Error (422)' })).toEqual({
    porQue: 'El código no es correcto',
    vencido: false,
  })
  expect(rechazoDeCodigo({ kind: 'sin-senal', message: 'Error de conexión.' }).porQue).toBe(
    'Error de conexión. Para esto necesitás señal. No perdiste lo que escribiste.',
  )
})
