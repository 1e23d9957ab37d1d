import { expect, test, vi } from 'vitest'

import { documento } from '#local/documento/documento.ts'
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

/** Notifications about lists of words: each names one list. */
const campana = resource({
  name: 'campana',
  key: () => 'campana',
  fetch: async (call) => (await call({ path: '/campana' } as never, {} as never)) as string[],
  freshFor: 60_000,
  eager: true,
  warm: async () => [{}],
})

/** A phone that shows a list and notifications, both as the provider had them a moment ago. */
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

test('[NOTI-04, AUTH-21] a new notification fetches the request that it is about, even if its copy is fresh', async () => {
  const { has, loop, list } = await shown()
  has.a = ['uno']
  has.campana = ['a']

  await loop.wake('visible')

  expect(await list()).toEqual(['uno'])
})

test('[NOTI-04] a notification list fetched on demand also fetches the request of a new notification', async () => {
  const { has, loop, list } = await shown()
  has.a = ['uno']
  has.campana = ['a']

  await loop.refresh('campana', {}, true)

  await vi.waitFor(async () => expect(await list()).toEqual(['uno']))
})

test('[NOTI-04] a known notification fetches nothing again', async () => {
  const { has, loop, asked } = await shown()
  has.campana = ['a']
  await loop.wake('visible')
  expect(asked()).toBe(1)

  await loop.wake('visible')

  expect(asked()).toBe(1)
})

test('[AUTH-21, ERR-13] after a refused change its list is fetched again, as after an accepted change', async () => {
  const { device, has, loop, list } = await shown()
  has.a = ['uno']
  has.refuses = true
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'dos' }, { now: 1 })

  await loop.wake('write')

  expect((await device.salida.operaciones.toArray())[0]?.state).toBe('rejected')
  await vi.waitFor(async () => expect(await list()).toEqual(['uno']))
})

test('[NOTI-03, NOTI-04] a notification outdates the list of its request, or all lists of chronic prescriptions', () => {
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

test('[DERI-08] the document of an accepted change stays until a newer list no longer names it', async () => {
  const device = await phone()
  let isOut = false
  const { call } = provider(({ path }) => {
    if (path !== '/palabras') return {}
    return isOut ? fails({ kind: 'status', status: 503, statusText: '' }) : ['cero']
  })
  const cartas = documento<{ de: string }>({
    name: 'cartas',
    key: ({ de }) => `cartas/${de}`,
    traer: async () => ({
      bytes: new TextEncoder().encode('%PDF-1.7\n%%EOF').buffer,
      type: '',
      name: 'carta.pdf',
    }),
    warm: async (stored) => (await stored(palabras, { lista: 'a' }))?.map((de) => ({ de })),
    onlyWarm: true,
  })
  const catalog = { ...catalogoDePrueba, resources: [palabras, cartas] }
  let now = 1_000_000
  const loop = makeLoop(world(device, call, { catalog, now: () => (now += 1) }), timers)
  const kept = async () => (await device.lectura.copias.toCollection().primaryKeys()).toSorted()
  await loop.wake('start')
  expect(await kept()).toEqual(['cartas/cero', 'palabras/a'])
  isOut = true
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'uno' }, { now: 1 })
  await loop.wake('write')
  await loop.refresh('cartas', { de: 'uno' }, true)

  await loop.wake('visible')
  expect(await kept()).toContain('cartas/uno')
  isOut = false
  await loop.wake('visible')

  expect(await kept()).toEqual(['cartas/cero', 'palabras/a'])
})
