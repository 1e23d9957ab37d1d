import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Desafio } from '#contract/extensiones/antirrobot.ts'

import { comprobantes } from '../../server/src/antirrobot/tables.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { solve, solvedToken } from '../support/acceso.ts'
import { startFirm } from '../support/firm.ts'
import { type Provider, get, post, startServer } from '../support/server.ts'

const VERIFY = '/v1/auth/verify-recaptcha'
const GUARDED = '/v1/contacto/portal-afiliados/correo-usuario'
const WHO = { nombreUsuario: '27-28456789-2' }
const MINUTE = 60_000

let now = Date.now()
let provider: Provider
beforeAll(async () => {
  provider = await startServer({ clock: () => now })
})
beforeEach(() => provider.base.db.delete(limites))
afterAll(() => provider.stop())

const challenge = async () =>
  (await (await get(provider.url, '/v1/portal/comprobacion')).json()) as Desafio
const verify = (token: string) => post(provider.url, VERIFY, { token })
const voucherOf = async (answer: Response) =>
  ((await answer.json()) as { comprobante: string }).comprobante
const guarded = (comprobante?: string) =>
  post(provider.url, GUARDED, WHO, {
    ...(comprobante !== undefined && { headers: { 'X-Comprobante': comprobante } }),
  })

test('[SEC-14, API-21] a solved bot check allows one call, once', async () => {
  const answer = await verify(await solvedToken(provider.url))
  const comprobante = await voucherOf(answer)

  expect(answer.status).toBe(200)
  expect(JSON.stringify(await provider.base.db.select().from(comprobantes))).not.toContain(
    comprobante,
  )
  expect((await guarded(comprobante)).status).toBe(200)
  const second = await guarded(comprobante)
  expect(second.status).toBe(422)
  expect(await second.json()).toMatchObject({ codigo: 'comprobacion' })
})

test('[SEC-14] a call without a valid proof of the bot check is refused', async () => {
  expect((await guarded()).status).toBe(422)
  expect((await guarded('A'.repeat(22))).status).toBe(422)
})

test('[SEC-14] a solution of the bot check is accepted once, even if sent twenty times at once', async () => {
  const token = await solvedToken(provider.url)

  const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19)
})

test('[SEC-14] an altered bot check, a solution of another one and nonsense are refused', async () => {
  const given = await challenge()
  const token = await solve(given)
  const { solution } = JSON.parse(Buffer.from(token, 'base64').toString()) as {
    solution: { counter: number; derivedKey: string }
  }
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
  const longer = { ...given.parameters, data: { hasta: given.parameters.data.hasta + 600 } }
  const easier = { ...given.parameters, keyPrefix: '00' }
  const odd = [
    encode({ challenge: { ...given, parameters: longer }, solution }),
    encode({ challenge: { ...given, parameters: easier }, solution }),
    encode({ challenge: given, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
    encode({ challenge: await challenge(), solution }),
    encode({ challenge: given }),
    encode([]),
    'nonsense',
    '',
    'A'.repeat(5_000),
  ]

  for (const attempt of odd) expect((await verify(attempt)).status).toBe(422)
  expect((await verify(token)).status).toBe(200)
})

test('[SEC-14] a bot check and its proof expire after ten minutes', async () => {
  const late = await solvedToken(provider.url)
  const comprobante = await voucherOf(await verify(await solvedToken(provider.url)))
  now += 10 * MINUTE + 1_000

  expect((await verify(late)).status).toBe(422)
  expect((await guarded(comprobante)).status).toBe(422)
})

test('a provider that announces no bot check answers calls without a proof of one', async () => {
  const plain = await startServer({ base: provider.base, clock: () => now, capacidades: [] })

  expect((await get(plain.url, '/v1/portal/comprobacion')).status).toBe(404)
  expect((await post(plain.url, GUARDED, WHO)).status).toBe(200)
  await plain.stop()
})

test('[API-21] with reCAPTCHA configured the page gets the site key, and Google’s verdict allows the call', async () => {
  const firm = await startFirm()
  const own = await startServer({
    base: provider.base,
    clock: () => now,
    config: { recaptcha: firm.recaptcha },
  })

  const offered = await get(own.url, '/v1/portal/comprobacion')
  expect(await offered.json()).toEqual({ recaptcha: 'key-of-the-site' })
  expect((await post(own.url, VERIFY, { token: 'robot' })).status).toBe(422)
  const solved = await solvedToken(provider.url)
  expect((await post(own.url, VERIFY, { token: solved })).status).toBe(422)
  const passed = await post(own.url, VERIFY, { token: 'human' })

  expect(await passed.json()).toMatchObject({ success: true, comprobante: expect.any(String) })
  expect(firm.asked[2]).toBe('secret=of+the+firm&response=human')
  await own.stop()
  await firm.stop()
})
