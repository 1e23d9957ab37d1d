import { expect, test, vi } from 'vitest'

import { enqueue } from '#local/outbox/outbox.ts'
import { resource } from '#local/resource.ts'
import { deLaCampana } from '#model/novedades.ts'
import { makeLoop } from '#sync/loop.ts'

import {
  agregarPalabra,
  catalogoDePrueba,
  fails,
  palabras,
  phone,
  provider,
  world,
} from '../../support/phone.ts'

const timers = { set: () => 0, clear: () => {}, report: (error: unknown) => void error }

/** A bell that tells of lists of words: each row names one. */
const campana = resource({
  name: 'campana',
  key: () => 'campana',
  fetch: async (call) => (await call({ path: '/campana' } as never, {} as never)) as string[],
  freshFor: 60_000,
  eager: true,
  warm: async () => [{}],
})

/** A phone that shows a list and a bell, both of them as the provider had them a moment ago. */
async function shown() {
  const device = await phone()
  const has = { a: ['cero'], campana: [] as string[], refuses: false }
  const { call, received } = provider(({ path }) => {
    if (path === '/campana') return has.campana
    if (path === '/palabras') return has.a
    return has.refuses
      ? fails({ kind: 'status', status: 409, statusText: '', message: 'No se puede.' })
      : {}
  })
  const catalog = {
    ...catalogoDePrueba,
    resources: [palabras, campana],
    novedades: [
      {
        de: campana,
        viejas: (value: unknown, before: unknown) =>
          (value as string[])
            .filter((una) => !(before as string[]).includes(una))
            .map((lista) => ({ resource: palabras, params: { lista } })),
      },
    ],
  }
  let now = 1_000_000
  const loop = makeLoop(world(device, call, { catalog, now: () => (now += 1) }), timers)
  await loop.wake('start')
  received.length = 0
  const list = async () => (await device.lectura.copias.get('palabras/a'))?.value
  const asked = () => received.filter(({ path }) => path === '/palabras').length
  return { device, has, loop, list, asked }
}

test('[NOTI-04, AUTH-21] a new row of the bell brings what it speaks of, however young its copy is', async () => {
  const { has, loop, list } = await shown()
  has.a = ['uno']
  has.campana = ['a']

  await loop.wake('visible')

  expect(await list()).toEqual(['uno'])
})

test('[NOTI-04] the same where the bell itself was asked for', async () => {
  const { has, loop, list } = await shown()
  has.a = ['uno']
  has.campana = ['a']

  await loop.refresh('campana', {}, true)

  await vi.waitFor(async () => expect(await list()).toEqual(['uno']))
})

test('[NOTI-04] a row that the bell had before asks for nothing again', async () => {
  const { has, loop, asked } = await shown()
  has.campana = ['a']
  await loop.wake('visible')
  expect(asked()).toBe(1)

  await loop.wake('visible')

  expect(asked()).toBe(1)
})

test('[AUTH-21, ERR-13] a refused change asks for its list again, as an accepted one does', async () => {
  const { device, has, loop, list } = await shown()
  has.a = ['uno']
  has.refuses = true
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'dos' }, { now: 1 })

  await loop.wake('write')

  expect((await device.salida.operaciones.toArray())[0]?.state).toBe('rejected')
  await vi.waitFor(async () => expect(await list()).toEqual(['uno']))
})

test('[NOTI-03, NOTI-04] of a request the bell makes its list old too; of a chronic prescription all lists of them', () => {
  const una = { idSolicitud: 5, tipoNotificacion: 'Solicitud', numeroNotificacion: '5' }
  const otra = {
    idSolicitud: 7,
    tipoNotificacion: 'Receta',
    numeroNotificacion: '7',
    codigoTipoNotificacion: 'RecetaMedicaIfx',
  }
  const keysOf = (value: unknown) =>
    deLaCampana
      .viejas(value, [])
      .map(({ resource: { name, key }, params }) => (params ? key(params) : name))

  expect(keysOf([una])).toEqual(['autorizacion/5', 'autorizaciones'])
  expect(keysOf([otra])).toEqual(['receta-cronica/7', 'recetas-cronicas'])
  expect(deLaCampana.viejas([una], [una])).toEqual([])
})

test('[DERI-08] what an accepted change leads to is loaded and kept, though its list does not come', async () => {
  const device = await phone()
  let isOut = false
  const { call, received } = provider(({ path }) => {
    if (path === '/palabras')
      return isOut ? fails({ kind: 'status', status: 503, statusText: '' }) : ['cero']
    return path === '/agregar' ? {} : 'carta'
  })
  const cartas = resource({
    name: 'cartas',
    key: ({ de }: { de: string }) => `cartas/${de}`,
    fetch: async (ask, { de }) =>
      (await ask({ path: '/carta' } as never, { lista: de } as never)) as string,
    freshFor: 60_000,
    warm: async (stored) => (await stored(palabras, { lista: 'a' }))?.map((de) => ({ de })),
    onlyWarm: true,
  })
  const catalog = { ...catalogoDePrueba, resources: [palabras, cartas] }
  let now = 1_000_000
  const loop = makeLoop(world(device, call, { catalog, now: () => (now += 1) }), timers)
  await loop.wake('start')
  isOut = true
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'uno' }, { now: 1 })

  await loop.wake('write')

  const kept = async () => (await device.lectura.copias.toCollection().primaryKeys()).toSorted()
  await vi.waitFor(async () =>
    expect(await kept()).toEqual(['cartas/cero', 'cartas/uno', 'palabras/a']),
  )
  await loop.wake('now')
  expect(await kept()).toContain('cartas/uno')
  expect(received.filter(({ request }) => request.lista === 'uno')).toHaveLength(1)
})
