import { expect, test } from 'vitest'

import { UN_DIA, UN_RATO } from '#contract/endpoint.ts'
import { isAnswer, makeIntentos } from '#live/llamadas/intentos.ts'

const CODIGO = { path: '/codigo', conClave: UN_RATO }
const CAMBIO = { path: '/cambio', conClave: UN_DIA }

test('[FLT-03] a call without an answer is repeated under the same key; another call gets another key', async () => {
  const intentoDe = makeIntentos()
  const first = await intentoDe(CAMBIO, { nueva: 'a' })
  expect((await intentoDe(CAMBIO, { nueva: 'a' })).clave).toBe(first.clave)
  expect((await intentoDe(CAMBIO, { nueva: 'b' })).clave).not.toBe(first.clave)
  expect((await intentoDe(CODIGO, { nueva: 'a' })).clave).not.toBe(first.clave)

  await first.answered()
  expect((await intentoDe(CAMBIO, { nueva: 'a' })).clave).not.toBe(first.clave)
})

test('[FLT-03, CONF-12] a repeated code request gets a new key after the code expired; a repeated change does not', async () => {
  let now = 1_000_000
  const intentoDe = makeIntentos(() => now)
  const code = await intentoDe(CODIGO, { id: 1 })
  const change = await intentoDe(CAMBIO, { nueva: 'a' })

  now += UN_RATO - 1
  expect((await intentoDe(CODIGO, { id: 1 })).clave).toBe(code.clave)
  now += 1
  const next = await intentoDe(CODIGO, { id: 1 })
  expect(next.clave).not.toBe(code.clave)
  expect((await intentoDe(CODIGO, { id: 1 })).clave).toBe(next.clave)
  expect((await intentoDe(CAMBIO, { nueva: 'a' })).clave).toBe(change.clave)

  now -= UN_DIA // The clock was set back.
  expect((await intentoDe(CODIGO, { id: 1 })).clave).not.toBe(next.clave)
})

test('[FLT-03, SEC-28] a call without an answer is remembered for the next page by a hash without passwords', async () => {
  const rows = new Map<string, { clave: string; since: number }>()
  const guardados = {
    read: (marca: string) => Promise.resolve(rows.get(marca)),
    keep: async (marca: string, abierto: { clave: string; since: number }) =>
      void rows.set(marca, abierto),
    drop: async (marca: string) => void rows.delete(marca),
  }
  const call = { ...CAMBIO, recordada: { menos: ['nueva'] } }
  const first = await makeIntentos()(call, { codigo: '1', nueva: 'a' }, guardados)
  expect(first.antes).toBe(false)
  const nextPage = makeIntentos()
  const again = await nextPage(call, { codigo: '1', nueva: 'b' }, guardados)
  expect(again).toMatchObject({ clave: first.clave, antes: true })
  expect((await nextPage(call, { codigo: '2', nueva: 'b' }, guardados)).antes).toBe(false)
  await again.answered()
  expect(rows.size).toBe(1)
  expect((await makeIntentos()(call, { codigo: '1', nueva: 'a' }, guardados)).antes).toBe(false)
})

test.each([
  ['a refusal', { kind: 'rechazo', message: '' }, true],
  ['a first delivery under way', { kind: 'rechazo', message: '', codigo: 'en-curso' }, false],
  ['a gateway in trouble', { kind: 'servidor', status: 502, message: '' }, false],
  ['a gateway’s page', { kind: 'rechazo', status: 413, message: '', ajena: true }, false],
  ['a damaged answer', { kind: 'forma', message: '' }, false],
  ['no signal', { kind: 'sin-senal', message: '' }, false],
] as const)(
  '[FLT-03] %s counts as an answer of the provider, or leaves the call to be repeated under its key',
  (_what, failure, is) => {
    expect(isAnswer(failure)).toBe(is)
  },
)
