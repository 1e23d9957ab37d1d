import { array, object, string } from 'superstruct'
import { expect, test } from 'vitest'

import { type Call, Unchanged } from '#contract/call.ts'
import { endpoint } from '#contract/endpoint.ts'
import { producto } from '#contract/producto.ts'
import type { Device } from '#local/bases/device.ts'
import { resource } from '#local/resource.ts'
import { endSession, startSession } from '#local/session/session.ts'
import { pull } from '#sync/pull.ts'

import { fails, phone, tokenOf, world } from '../../support/phone.ts'

const PALABRAS = endpoint({
  method: 'GET',
  path: '/v1/palabras',
  kind: 'synced-read',
  request: object(),
  response: array(string()),
})
const palabras = resource({
  name: 'palabras',
  key: () => 'palabras',
  fetch: (call) => call(PALABRAS, {}),
  shape: array(string()),
  freshFor: 60_000,
})

/** A provider with ETags; it answers 'unchanged' to phones with the present one. */
function marking(has: string[]) {
  const host = { has, asked: [] as (string | undefined)[], before: async () => {} }
  const call = (async (_endpoint: unknown, _request: unknown, options: Parameters<Call>[2]) => {
    host.asked.push(options?.etag)
    const mark = `W/"${host.has.join(' ')}"`
    await host.before()
    if (options?.etag === mark) throw new Unchanged()
    options?.marked?.(mark)
    return host.has
  }) as unknown as Call
  const ask = (device: Device, now = 1_000_000) =>
    pull(world(device, call, { now: () => now }), palabras, {})
  return Object.assign(host, { call, ask })
}

test('a copy confirmed as unchanged counts as fresh, and is not written again', async () => {
  const device = await phone()
  const host = marking(['uno'])
  await host.ask(device)
  await device.lectura.copias.update('palabras', { outdated: true })
  await device.lectura.fallas.put({
    key: 'palabras',
    failure: { kind: 'no-answer', timedOut: true },
    failedAt: 1,
  })

  expect(await host.ask(device, 2_000_000)).toBe('stored')

  expect(host.asked).toEqual([undefined, 'W/"uno"'])
  const copy = await device.lectura.copias.get('palabras')
  expect(copy).toMatchObject({ value: ['uno'], savedAt: 2_000_000 })
  expect(copy?.outdated).toBeUndefined()
  expect(await device.lectura.fallas.count()).toBe(0)
})

test('a changed copy is fetched whole, with its new ETag', async () => {
  const device = await phone()
  const host = marking(['uno'])
  await host.ask(device)
  host.has = ['dos']

  await host.ask(device)
  await host.ask(device)

  expect(host.asked).toEqual([undefined, 'W/"uno"', 'W/"dos"'])
  expect((await device.lectura.copias.get('palabras'))?.value).toEqual(['dos'])
})

test('[FLT-35] a copy deleted to free space while its ETag was being confirmed is fetched again', async () => {
  const device = await phone()
  const host = marking(['uno'])
  await host.ask(device)
  host.before = () => device.lectura.copias.delete('palabras')

  expect(await host.ask(device, 2_000_000)).toBe('stored')

  expect(host.asked).toEqual([undefined, 'W/"uno"'])
  expect(await device.lectura.copias.get('palabras')).toMatchObject({
    value: ['uno'],
    savedAt: 2_000_000,
  })
})

for (const damage of [{ value: 'rota' }, { etag: 7 as never }, { etag: `${producto.version} ` }])
  test(`[FLT-33] a stored copy damaged with ${JSON.stringify(damage)} is fetched whole, without its ETag`, async () => {
    const device = await phone()
    const host = marking(['uno'])
    await host.ask(device)
    await device.lectura.copias.update('palabras', damage)

    expect(await host.ask(device)).toBe('stored')

    expect(host.asked.filter(Boolean)).toEqual([])
    expect((await device.lectura.copias.get('palabras'))?.value).toEqual(['uno'])
  })

test('a copy stored by another version of the portal is fetched whole, without its ETag', async () => {
  const device = await phone()
  const host = marking(['uno'])
  await host.ask(device)
  await device.lectura.copias.update('palabras', { etag: 'otra W/"uno"' })

  await host.ask(device)

  expect(host.asked).toEqual([undefined, undefined])
  expect((await device.lectura.copias.get('palabras'))?.etag).toMatch(producto.version)
})

test("[FLT-65, SESS-09] another person's leftover copy is neither confirmed by its ETag nor renewed", async () => {
  const device = await phone()
  const host = marking(['uno'])
  await host.ask(device)
  const left = await device.lectura.copias.get('palabras')
  await endSession(device, 'salir', 1, 0)
  await startSession(device, tokenOf(2), { shared: false })
  if (left) await device.lectura.copias.put(left)
  await device.lectura.dueno.put({ id: 'actual', uid: '1', generation: 1 })

  expect(await host.ask(device)).toBe('dropped')

  expect(host.asked).toEqual([undefined, undefined])
})

test("[FLT-65] an 'unchanged' that comes after the sign-out renews no copy", async () => {
  const device = await phone()
  const host = marking(['uno'])
  await host.ask(device)
  host.before = async () => {
    await endSession(device, 'salir', 1, 0)
    await startSession(device, tokenOf(2), { shared: false })
  }

  expect(await host.ask(device, 2_000_000)).toBe('dropped')

  expect(await device.lectura.copias.count()).toBe(0)
})

test('a copy made from several answers has no ETag', async () => {
  const device = await phone()
  const host = marking(['uno'])
  const dobles = resource({
    ...palabras,
    fetch: async (call) => [...(await call(PALABRAS, {})), ...(await call(PALABRAS, {}))],
  })
  const ask = () => pull(world(device, host.call), dobles, {})
  await ask()
  await ask()

  expect(host.asked).toEqual([undefined, undefined, undefined, undefined])
})

test('[FLT-01] a failed fetch keeps the copy and its ETag', async () => {
  const device = await phone()
  const host = marking(['uno'])
  await host.ask(device)
  host.before = async () => fails({ kind: 'no-answer', timedOut: true })

  expect(await host.ask(device)).toBe('failed')

  expect((await device.lectura.copias.get('palabras'))?.etag).toContain('W/"uno"')
})
