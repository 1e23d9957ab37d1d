import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { adjunto, descarte, nota, ready, sayOnline, standing } from './support/operations.ts'
import { pendientesOn } from './support/pendientes.ts'

// A host without Idempotency-Keys: the kind of a change decides whether it may be sent again. Only the answer's body
// is lost here: when a used connection dies without any answer, Chromium itself repeats the request, with any method,
// and a page cannot prevent it.
test.use({ capacidades: [] })

const LOST = { kind: 'cutAnswer', at: 'nothing' } as const
const [RECIBO, ARCHIVOS, AVISO] = adjunto.steps
const [GUARDAR] = nota.steps
const effectsOf = (effects: { operacion: string }[], name: string) =>
  effects.filter(({ operacion }) => operacion === name).length

test('[FLT-03] without idempotency keys, a repeatable change is sent again if its answer is lost', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, descarte)
  network.rule({ match: descarte.steps[0], nth: 1, do: LOST })

  await descarte.make(portal, 1)

  await expect.poll(() => standing(portal, descarte)).toEqual(['done'])
  const deliveries = network.sent(descarte.steps[0])
  expect(deliveries.map(({ key }) => key)).toEqual([undefined, undefined])
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-03] without idempotency keys, files whose last answer is lost are found and not sent again', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, adjunto)
  network.rule({ match: AVISO ?? '', nth: 1, do: LOST })

  await adjunto.make(portal, 1)

  const states = async () => {
    await sayOnline(portal)
    return standing(portal, adjunto)
  }
  await expect.poll(states).toEqual(['done'])
  for (const step of adjunto.steps) expect(network.sent(step), step).toHaveLength(1)
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-04] without idempotency keys, files whose receipt is lost are looked for, not found, and sent', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, adjunto)
  network.rule({ match: RECIBO, nth: 1, do: { kind: 'cutRequest', at: 'headers' } })

  await adjunto.make(portal, 1)

  const states = async () => {
    await sayOnline(portal)
    return standing(portal, adjunto)
  }
  await expect.poll(states).toEqual(['done'])
  expect(effectsOf(await provider.efectos(), 'prueba.recibo')).toBe(1)
  expect(network.sent(ARCHIVOS ?? '')).toHaveLength(1)
  await settle({ phone, provider, network }, 'norma')
})

for (const [answer, effects] of [
  ['Ya llegó', 1],
  ['Enviar de nuevo', 2],
] as const)
  test(`[FLT-03] without idempotency keys, a note with a lost answer waits for the person, who chooses «${answer}»`, async ({
    phone,
    provider,
    network,
  }) => {
    const portal = await ready({ phone, provider, network }, nota)
    network.rule({ match: GUARDAR, nth: 1, do: LOST })
    await nota.make(portal, 1)
    await expect.poll(() => standing(portal, nota)).toEqual(['dudosa'])
    await sayOnline(portal)
    await phone.fireSync()

    const pendientes = pendientesOn(portal)
    await pendientes.open()
    await expect(portal.page.getByText('Puede que ya se haya enviado')).toBeVisible()
    expect(network.sent(GUARDAR)).toHaveLength(1)
    await pendientes.cambio('Nota 1').getByRole('button', { name: answer }).click()

    await expect.poll(() => standing(portal, nota)).toEqual(['done'])
    expect(effectsOf(await provider.efectos(), 'prueba.guardar')).toBe(effects)
    await settle({ phone, provider, network }, 'norma')
  })

test('[FLT-11] without idempotency keys, files that may have arrived are sent again only by the person', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, adjunto)
  network.rule({ match: ARCHIVOS ?? '', nth: 1, do: { kind: 'status', code: 500 } })
  await adjunto.make(portal, 1)
  await expect.poll(() => standing(portal, adjunto)).toEqual(['dudosa'])
  const reads = network.sent('GET /v1/prueba/notas').length

  // The change is looked up whenever there is signal, and no part of it is sent automatically.
  await expect
    .poll(async () => {
      await sayOnline(portal)
      return network.sent('GET /v1/prueba/notas').length
    })
    .toBeGreaterThan(reads)
  expect(await standing(portal, adjunto)).toEqual(['dudosa'])
  expect(network.sent(ARCHIVOS ?? '')).toHaveLength(1)
  const pendientes = pendientesOn(portal)
  await pendientes.open()
  await pendientes.cambio('Envío 1').getByRole('button', { name: 'Enviar de nuevo' }).click()
  await settle({ phone, provider, network }, 'norma')
  expect(network.sent(RECIBO)).toHaveLength(1)
  expect(await provider.archivos()).toHaveLength(2)
})

test('[FLT-31] without idempotency keys, a note being sent when the browser was killed is not sent again', async ({
  phone,
  provider,
  network,
}) => {
  const before = await ready({ phone, provider, network }, nota)
  network.rule({ match: GUARDAR, nth: 1, do: { kind: 'stallAnswer', ms: 60_000 } })
  await nota.make(before, 1)
  await expect.poll(async () => (await provider.efectos()).length).toBe(1)

  const portal = await phone.kill()
  await portal.open('/pendientes')

  await expect.poll(() => standing(portal, nota)).toEqual(['dudosa'])
  expect(network.sent(GUARDAR)).toHaveLength(1)
  await pendientesOn(portal).cambio('Nota 1').getByRole('button', { name: 'Ya llegó' }).click()
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-02] without idempotency keys, a note made without signal is not doubtful, and is sent once', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, nota)
  network.cut()
  await nota.make(portal, 1)
  await expect(portal.banner()).toContainText('Sin señal.')
  await sayOnline(portal)
  expect(await standing(portal, nota)).not.toContain('dudosa')

  await settle({ phone, provider, network }, 'norma')

  expect(await standing(portal, nota)).toEqual(['done'])
  expect(effectsOf(await provider.efectos(), 'prueba.guardar')).toBe(1)
})
