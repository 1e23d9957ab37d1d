import { expect, test } from 'vitest'

import { claves } from '#contract/extensiones/claves.ts'
import type { Device } from '#local/bases/device.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { discardRow } from '#local/outbox/forget.ts'
import { behindRefused, giveWay } from '#local/outbox/giveWay.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { editRow, retryRow } from '#local/outbox/secondThoughts.ts'
import { startSession } from '#local/session/session.ts'
import { discard } from '#sync/discard.ts'
import { drain } from '#sync/drain.ts'

import { adjuntarANota } from '../../support/areaDePrueba/model.ts'
import { cut, json, keyedHost, page } from '../../support/keyedHost.ts'
import { guardarNota } from '../../support/notas.ts'
import { fails, phone, provider, tokenOf, world } from '../../support/phone.ts'

const TOO_LARGE = 'Request body too large'
const isWrite = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && path.startsWith('/v1/prueba')

/**
 * A change with its first delivery still on its way, and its second one refused by a device in between. `annulling`:
 * result of the question about its key.
 */
async function refusedOnItsWay(
  annulling: 'heard' | 'lost' | 'refused' = 'heard',
  meanwhile: (device: Device) => Promise<void> = async () => {},
) {
  const device = await phone({ capacidades: ['idempotencia'] })
  const host = keyedHost(device)
  const late: (() => Response)[] = []
  host.put((asked, deliver) => {
    if (!isWrite(asked)) return deliver()
    late.push(deliver)
    return cut()
  })
  const made = { idNota: 1, descripcion: 'orden' }
  const id = await enqueue(device, adjuntarANota, made, { now: Date.now() })
  await drain(host.of(), { now: true })
  host.put(async (asked, deliver) => {
    if (isWrite(asked)) return json({ error: TOO_LARGE }, 413)
    if (asked.path !== claves.anular.path) return deliver()
    if (annulling === 'refused') return json({ error: TOO_LARGE }, 413)
    const answer = deliver()
    await meanwhile(device)
    return annulling === 'lost' ? cut() : answer
  })
  await drain(host.of(), { now: true })
  const row = async () => (await device.salida.operaciones.toArray())[0] as Operacion
  const arrive = () => late.forEach((deliver) => deliver())
  return { device, host, id, row, arrive }
}

test('[FLT-13, FLT-49] a refusal after a lost answer is final once the first try was annulled', async () => {
  const { device, host, id, row, arrive } = await refusedOnItsWay()
  expect(await row()).toMatchObject({ id, state: 'rejected', reason: TOO_LARGE })

  expect(await discardRow(device, '1', id)).toBe(true)
  arrive()

  expect(host.effects).toEqual([])
})

for (const how of ['sent again', 'corrected'] as const)
  test(`[FLT-13, FLT-49] a refused change that was ${how} gets another key, and the late first try has no effect`, async () => {
    const { device, host, id, row, arrive } = await refusedOnItsWay()
    const descripcion = how === 'corrected' ? 'otra' : 'orden'
    if (how === 'corrected')
      await editRow(
        device,
        adjuntarANota,
        id,
        { idNota: 1, descripcion },
        { now: Date.now(), clave: crypto.randomUUID() },
      )
    else await retryRow(device, '1', id)
    host.put((_asked, deliver) => deliver())
    await drain(host.of(), { now: true })
    arrive()

    expect(await row()).toMatchObject({ id, state: 'done' })
    expect(host.effects.filter(({ path }) => path.endsWith('/recibo'))).toHaveLength(1)
  })

test('[FLT-13, FLT-49] while the first try’s result is unknown a refused change waits; then its reason is shown', async () => {
  const { host, row } = await refusedOnItsWay('lost')
  expect(await row()).toMatchObject({ state: 'pending', reason: TOO_LARGE })

  host.put((_asked, deliver) => deliver())
  await drain(host.of(), { now: true })

  expect(await row()).toMatchObject({ state: 'rejected', reason: TOO_LARGE, tries: 0 })
})

test('[FLT-13, FLT-62] the reason of a refusal survives a session that ends before the first try is annulled', async () => {
  const { device, host, row } = await refusedOnItsWay('lost')
  host.put((asked, deliver) => (isWrite(asked) ? json({ error: 'No' }, 401) : deliver()))
  await drain(host.of(), { now: true })
  expect(await row()).toMatchObject({ state: 'pending', reason: TOO_LARGE })

  await startSession(device, tokenOf(1), { shared: false })
  host.put((_asked, deliver) => deliver())
  await drain(host.of(), { now: true })

  expect(await row()).toMatchObject({ state: 'rejected', reason: TOO_LARGE, tries: 0 })
})

test('[FLT-13, FLT-40] the reason of a refusal survives an engine killed before the first try is annulled', async () => {
  const { device, host, row } = await refusedOnItsWay('lost', async (of) => {
    await of.salida.turnos.where({ id: 'envio' }).modify((turn) => void (turn.fence += 1))
  })
  expect(await row()).toMatchObject({ state: 'sending' })

  host.put((_asked, deliver) => deliver())
  await device.salida.turnos.clear()
  await drain(host.of(), { now: true })

  expect(await row()).toMatchObject({ state: 'rejected', reason: TOO_LARGE, tries: 0 })
})

test('[FLT-13, FLT-49] a change that arrived is not shown as refused, even if asking about its key is refused', async () => {
  const { host, row, arrive } = await refusedOnItsWay('refused')
  expect(await row()).toMatchObject({ state: 'pending', reason: TOO_LARGE })

  arrive()
  host.put((_asked, deliver) => deliver())
  await drain(host.of(), { now: true })

  expect(await row()).toMatchObject({ state: 'done' })
})

test('[FLT-13, FLT-49] a change that arrived before its refusal is sent again under its key and confirmed', async () => {
  const device = await phone({ capacidades: ['idempotencia'] })
  const host = keyedHost(device)
  let n = 0
  host.put((asked, deliver) => {
    if (!isWrite(asked)) return deliver()
    n += 1
    if (n === 2) return json({ error: TOO_LARGE }, 413)
    const answer = deliver()
    return n === 1 ? cut() : answer
  })
  await enqueue(device, adjuntarANota, { idNota: 1, descripcion: 'orden' }, { now: Date.now() })

  for (const _try of [1, 2, 3]) await drain(host.of(), { now: true })

  expect((await device.salida.operaciones.toArray()).map(({ state }) => state)).toEqual(['done'])
  expect(host.effects.filter(({ path }) => path.endsWith('/recibo'))).toHaveLength(1)
})

test('[FLT-13] a refusal of the very first try needs no question about its key', async () => {
  const device = await phone({ capacidades: ['idempotencia'] })
  const host = keyedHost(device)
  host.put((asked, deliver) => (isWrite(asked) ? json({ error: 'No' }, 422) : deliver()))
  const made = { idNota: 1, descripcion: 'orden' }
  const id = await enqueue(device, adjuntarANota, made, { now: Date.now() })

  await drain(host.of(), { now: true })

  expect(await device.salida.operaciones.get({ id })).toMatchObject({ state: 'rejected' })
  expect(host.sent('/anular')).toEqual([])
  expect(await discardRow(device, '1', id)).toBe(true)
})

test('[FLT-49, API-02] without keys the result of the first try stays unknown, and a discard says so', async () => {
  const device = await phone({ capacidades: [] })
  const host = keyedHost(device)
  host.said.capacidades = []
  let n = 0
  host.put((asked, deliver) => {
    if (!isWrite(asked)) return deliver()
    n += 1
    return n === 1 ? cut() : json({ error: TOO_LARGE }, 413)
  })
  const made = { idNota: 1, descripcion: 'orden' }
  const id = await enqueue(device, adjuntarANota, made, { now: Date.now() })
  await drain(host.of(), { now: true })
  await retryRow(device, '1', id)
  await drain(host.of(), { now: true })
  expect(await device.salida.operaciones.get({ id })).toMatchObject({ state: 'rejected' })

  expect(await discardRow(device, '1', id)).toBe(false)
  expect(await discard(host.of(), id)).toBe('unknown')
  expect(await discard(host.of(), id, true)).toBe('gone')
})

for (const status of [400, 404, 405, 410, 413])
  test(`[FLT-13, FLT-08] another server's ${status} page does not refuse the change, which waits and is sent later`, async () => {
    const device = await phone({ capacidades: ['idempotencia'] })
    const host = keyedHost(device)
    host.put((asked, deliver) => (isWrite(asked) ? page(status) : deliver()))
    await enqueue(device, adjuntarANota, { idNota: 1, descripcion: 'orden' }, { now: Date.now() })

    expect(await drain(host.of(), { now: true })).toMatchObject({ left: 1 })
    expect((await device.salida.operaciones.toArray())[0]).toMatchObject({ state: 'pending' })

    host.put((_asked, deliver) => deliver())
    expect(await drain(host.of(), { now: true })).toEqual({ left: 0 })
  })

/** A save of a whole text. */
const guardarEntera: typeof guardarNota = {
  ...guardarNota,
  joined: (antes, { texto }) => ({ ...antes, texto }),
}

/** A text with its correction behind it; the first try had no answer, and the second one was refused. */
async function refusedBefore(capacidades: string[]) {
  const device = await phone({ capacidades })
  let tries = 0
  const { call, received } = provider(({ path, request }) => {
    if (path === claves.anular.path && !capacidades.includes('idempotencia'))
      fails({ kind: 'not-offered' })
    if (path === claves.anular.path)
      return { llegaron: Object.fromEntries((request.claves ?? []).map((clave) => [clave, false])) }
    const { texto } = request as { texto?: string }
    if (texto !== 'mal') return { version: 2, texto }
    tries += 1
    return fails(
      tries === 1
        ? { kind: 'no-answer', timedOut: true }
        : { kind: 'refused', message: 'Esa calle no va.' },
    )
  })
  const of = world(device, call, { catalog: { resources: [], operations: [guardarEntera] } })
  const save = (texto: string, version: number) =>
    enqueue(device, guardarEntera, { idNota: 1, texto, version }, { now: 1 })
  const refused = await save('mal', 1)
  await drain(of)
  const behind = await save('bien', 2)
  await drain(of, { now: true })
  const rows = () => device.salida.operaciones.toArray()
  expect((await rows()).map(({ state }) => state)).toEqual(['rejected', 'pending'])
  return { device, of, received, refused, behind, rows }
}

test('[FLT-13] a refused save gives way to the correction behind it, which is sent over its base', async () => {
  const { device, of, received, refused, behind, rows } = await refusedBefore(['idempotencia'])
  await giveWay(device, guardarNota, '1', refused) // Of other kinds, each change stays.
  await giveWay(device, guardarEntera, '2', refused) // Another person's stays too.
  expect(await rows()).toHaveLength(2)

  await giveWay(device, guardarEntera, '1', refused)
  await drain(of)

  expect(received.at(-1)).toMatchObject({
    key: behind,
    request: { idNota: 1, texto: 'bien', version: 1 },
  })
  expect(await rows()).toMatchObject([{ id: behind, state: 'done' }])
})

test('[FLT-13, FLT-49] a refused save whose first try may still arrive gives way to nothing', async () => {
  const { device, refused, rows } = await refusedBefore(['versiones'])

  await giveWay(device, guardarEntera, '1', refused)

  expect(await rows()).toHaveLength(2)
})

test('[FLT-13] a refused save gives way only to an unsent one of its kind directly behind it', async () => {
  const { rows } = await refusedBefore(['idempotencia'])
  const [refused, next] = await rows()
  if (!refused || !next) throw new Error('Two saves were made.')
  const other = { ...next, id: 'otro', seq: Number(next.seq) + 1 }

  expect(behindRefused(refused, [refused, next, other])).toBe(next)
  for (const changed of [
    { ...next, tries: 1 },
    { ...next, state: 'conflict' as const },
    { ...next, leaving: true as const },
    { ...next, type: 'nota.otra' },
  ])
    expect(behindRefused(refused, [refused, changed, other])).toBeUndefined()
})
