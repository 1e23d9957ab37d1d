import { expect, test, vi } from 'vitest'

import { enqueue, rowsOf } from '#local/outbox/outbox.ts'
import { withOverlays } from '#local/outbox/overlays.ts'
import { makeLoop } from '#sync/loop.ts'

import {
  agregarPalabra,
  catalogoDePrueba,
  palabras,
  phone,
  provider,
  world,
} from '../../support/phone.ts'

test('a new area needs only its resource, its operation and a catalog that lists them', async () => {
  const device = await phone()
  const guardadas: string[] = ['uno']
  const { call } = provider(({ path, request }) => {
    if (path === '/palabras') return [...guardadas]
    guardadas.push(String(request.palabra))
    return {}
  })
  let clock = 1
  const loop = makeLoop(world(device, call, { now: () => clock++ }), {
    set: () => 0,
    clear: () => undefined,
    report: (error) => {
      throw error
    },
  })

  await loop.wake('start')
  expect((await device.lectura.copias.get('palabras/a'))?.value).toEqual(['uno'])

  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'dos' }, { now: clock++ })
  const copy = await device.lectura.copias.get(palabras.key({ lista: 'a' }))
  expect(
    copy && withOverlays(catalogoDePrueba, copy.key, copy, await rowsOf(device, '1')).value,
  ).toEqual(['uno', 'dos'])

  await loop.wake('write')
  expect(guardadas).toEqual(['uno', 'dos'])
  await vi.waitFor(async () =>
    expect((await device.lectura.copias.get('palabras/a'))?.value).toEqual(['uno', 'dos']),
  )
})
