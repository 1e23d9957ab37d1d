import { Dexie } from 'dexie'
import { expect, test, vi } from 'vitest'

import { basesOf } from '#local/bases/device.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { noteFailed } from '#local/provider/network.ts'
import { sendAndRefresh } from '#sync/background.ts'
import { outdated } from '#sync/fresh.ts'
import { pull } from '#sync/pull.ts'

import { adjuntarANota, notas } from '../../support/areaDePrueba/model.ts'
import { cut, keyedHost } from '../../support/keyedHost.ts'
import {
  agregarPalabra,
  fails,
  palabras,
  phone,
  provider,
  standing,
  world,
} from '../../support/phone.ts'

test('[FLT-39] a sync event fails while changes are unsent, which makes the browser repeat it', async () => {
  const device = await phone()
  let signal = false
  const { call } = provider(() => (signal ? [] : fails({ kind: 'no-answer', timedOut: false })))
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'uno' }, { now: 1 })

  await expect(sendAndRefresh(world(device, call))).rejects.toThrow('still to be sent')
  signal = true
  await sendAndRefresh(world(device, call))

  expect(await standing(device)).toEqual({ uno: 'done' })
})

test('[FLT-55, FLT-39] an older version that meets a newer database fails its sync event, so that it is repeated', async () => {
  const device = await phone()
  const name = device.salida.name
  for (const base of basesOf(device)) base.close({ disableAutoOpen: false })
  const later = new Dexie(name)
  later.version(99).stores({ deLaSiguiente: 'id' })
  await later.open()
  later.close()

  const sent = sendAndRefresh(world(device, provider(() => []).call))

  await expect(sent).rejects.toThrow(/^some changes are still to be sent$/)
})

test('[FLT-39, FLT-79] a change sent at the second try of a sync event has its list fetched in the same event', async () => {
  const device = await phone()
  const host = keyedHost(device)
  await pull(host.of(), notas, {})
  await enqueue(device, adjuntarANota, { idNota: 1, descripcion: 'orden' }, { now: Date.now() })
  await noteFailed(device, 'one', 1, 2)
  await noteFailed(device, 'other', 3, 4) // The phone loses its signal, and notices its return when copies are requested.
  let failing = 1
  host.put((_asked, deliver) => (failing-- > 0 ? cut() : deliver()))

  await sendAndRefresh(host.of())

  expect((await device.salida.operaciones.toArray()).map(({ state }) => state)).toEqual(['done'])
  expect(await outdated(host.of())).toEqual([])
})

test('with a page open a sync event fetches only lists that its changes outdated', async () => {
  const device = await phone()
  const muchas = {
    ...palabras,
    eager: true,
    warm: () => Promise.resolve([{ lista: 'a' }, { lista: 'b' }]),
  }
  const catalog = { resources: [muchas], operations: [agregarPalabra] }
  const { call, received } = provider(() => [])
  const of = world(device, call, { catalog })
  await pull(of, muchas, { lista: 'a' })
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'uno' }, { now: Date.now() })
  const asked = () => received.splice(0).map(({ request: { lista, palabra } }) => palabra ?? lista)
  asked()

  await sendAndRefresh(of, () => Promise.resolve(true))
  expect(asked()).toEqual(['uno', 'a'])

  await sendAndRefresh(of)
  expect(asked()).toEqual(expect.arrayContaining(['a', 'b']))
})

test('a copy outdated by many changes stays outdated until it contains the last of them', async () => {
  const device = await phone()
  const { call } = provider(() => ['uno'])
  const of = world(device, call, { now: () => 10 })
  for (const palabra of ['uno', 'dos', 'tres'])
    await enqueue(device, agregarPalabra, { lista: 'a', palabra }, { now: 1 })
  await pull(of, palabras, { lista: 'a' })
  const { askedAt = 0 } = (await device.lectura.copias.get('palabras/a')) ?? {}
  const confirm = (last: number) =>
    device.salida.operaciones.toCollection().modify((row) => {
      row.state = 'done'
      row.confirmedAt = row.seq === 2 ? last : askedAt - 1
    })
  const looks = vi.spyOn(device.lectura.copias, 'get')

  await confirm(askedAt)
  expect(await outdated(of)).toMatchObject([{ params: { lista: 'a' } }])
  expect(looks).toHaveBeenCalledTimes(1)
  await confirm(askedAt - 1)
  expect(await outdated(of)).toEqual([])
})
