import { expect, test } from 'vitest'

import type { Device } from '#local/bases/device.ts'
import { cerrarCon, reponerEnvio } from '#local/candado/candado.ts'
import { documento } from '#local/documento/documento.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { resource } from '#local/resource.ts'
import { changeSession } from '#local/session/session.ts'
import { composeAll } from '#sync/compose.ts'
import { drain } from '#sync/drain.ts'
import { followEpoca } from '#sync/epoca.ts'
import { warm } from '#sync/fresh.ts'
import { pull } from '#sync/pull.ts'

import {
  agregarPalabra,
  catalogoDePrueba,
  fails,
  phone,
  provider,
  world,
} from '../../support/phone.ts'
import { UID, abiertoCon, otraPagina, puesto } from '../local/candado/support/candadoDePrueba.ts'
import { conPalabra, crudo } from '../local/candado/support/crudo.ts'

/** A list without parameters, a record of each of its rows, and a document: only the list may be asked for locked. */
const grupo = resource({
  name: 'grupo',
  key: () => 'grupo',
  fetch: async (call) => (await call({ path: '/grupo' } as never, {} as never)) as string[],
  freshFor: 60_000,
  warm: async () => [{}],
})
const ficha = resource<{ de: string }, string>({
  name: 'ficha',
  key: ({ de }) => `ficha/${de}`,
  fetch: async (call, { de }) =>
    (await call({ path: '/ficha' } as never, { de } as never)) as string,
  freshFor: 60_000,
  onlyWarm: true,
  warm: async (stored) => (await stored(grupo, {}))?.map((de) => ({ de })),
})
const papel = documento<{ de: string }>({
  name: 'papel',
  key: ({ de }) => `papel/${de}`,
  warm: async () => [{ de: 'Benítez' }],
  traer: async () => ({ bytes: new ArrayBuffer(1), type: '', name: 'x' }),
})
const autorizacion = resource<{ id: number }, string>({
  name: 'autorizacion',
  key: ({ id }) => `autorizacion/${id}`,
  fetch: async (call) => (await call({ path: '/autorizacion' } as never, {} as never)) as string,
  freshFor: 60_000,
})
type Copied = (
  of: typeof grupo,
  params: object,
) => Promise<{ value: string[] | undefined } | undefined>
const cuadro = {
  id: 'mostrador',
  de: [grupo],
  load: async () => async (copied: Copied) => {
    const copy = await copied(grupo, {})
    return copy && { nombre: copy.value?.[0] }
  },
}
const catalog = {
  ...catalogoDePrueba,
  resources: [grupo, ficha, papel, autorizacion],
  cuadros: [cuadro as never],
  novedades: [
    {
      de: grupo,
      viejas: (value: unknown) =>
        (value as string[]).map(() => ({ resource: autorizacion, params: { id: 7 } })),
    },
  ],
}

/** A phone with copies and an unsent change, and a page of it that is locked. */
async function locked() {
  const device = await phone()
  await puesto(device)
  const { call, received } = provider(({ path }) => {
    if (path === '/grupo') return ['Benítez', 'Sosa']
    if (path === '/ficha') return 'losartán'
    return path === '/autorizacion' ? 'cardiología' : {}
  })
  const of = (one: Device) => world(one, call, { catalog, now: () => 1_000_000 })
  await warm({ ...of(device), catalog: { ...catalog, resources: [grupo, ficha] } })
  await pull(of(device), autorizacion, { id: 7 })
  await composeAll(of(device))
  await enqueue(
    device,
    agregarPalabra,
    { lista: 'a', palabra: 'hipertensión' },
    { now: 1, generation: 1, clave: 'uno' },
  )
  const page = otraPagina(device)
  await cerrarCon(page, UID)
  received.length = 0
  const asked = () => received.map(({ path }) => path)
  return { device, page, asked, here: of(page) }
}

const WORDS = ['Benítez', 'Sosa', 'losartán', 'hipertensión', 'cardiología']

test('a locked phone fetches only lists without parameters, and stores them sealed', async () => {
  const { device, page, asked, here } = await locked()
  await page.lectura.copias.toCollection().modify({ outdated: true })

  expect(await warm(here, { news: true })).toBe(true)

  expect(asked()).toEqual(['/grupo'])
  expect(await page.lectura.fallas.count()).toBe(0)
  expect(await device.lectura.copias.get('grupo')).toMatchObject({
    value: ['Benítez', 'Sosa'],
    savedAt: 1_000_000,
  })
  expect(conPalabra(await crudo(device), WORDS)).toEqual([])
})

test('a locked phone’s sync deletes no copy and no stored picture of a screen', async () => {
  const { device, page, here } = await locked()
  const compuesto = () => device.lectura.cuadros.get('mostrador')
  await composeAll(here)
  expect(await compuesto()).toMatchObject({ value: { nombre: 'Benítez' } })
  await page.lectura.copias.toCollection().modify({ outdated: true })

  await warm(here, { news: true, arrived: () => composeAll(here) })
  await composeAll(here)

  expect(await device.lectura.copias.get('ficha/Benítez')).toMatchObject({ value: 'losartán' })
  expect(await device.lectura.copias.get('ficha/Sosa')).toMatchObject({ value: 'losartán' })
  expect(await compuesto()).toMatchObject({ value: { nombre: 'Benítez' } })
})

test('an answer that comes after the lock was closed is not stored, and neither is a failure', async () => {
  const { device } = await locked()
  const page = otraPagina(device)
  const before = await device.lectura.copias.count()
  for (const answer of [() => 'losartán', () => fails({ kind: 'captive' })]) {
    await abiertoCon(page)
    const { call } = provider(async () => {
      await cerrarCon(page, UID)
      return answer()
    })

    expect(await pull(world(page, call, { catalog }), ficha, { de: 'Pérez' })).toBe('not-here')
  }

  expect(await device.lectura.copias.count()).toBe(before)
  expect(await device.lectura.fallas.count()).toBe(0)
})

test('a locked phone fetches the copy that a notice is about', async () => {
  const { device, page, here } = await locked()

  expect(await pull(here, autorizacion, { id: 8 })).toBe('stored')

  expect(await page.lectura.copias.count()).toBe(5)
  expect(await device.lectura.copias.get('autorizacion/8')).toMatchObject({ value: 'cardiología' })
  expect(conPalabra(await crudo(device), WORDS)).toEqual([])
})

test('a list that a locked phone cannot compare outdates the copies of all its rows', async () => {
  const { device, here } = await locked()
  expect(await device.lectura.copias.get('autorizacion/7')).not.toHaveProperty('outdated')

  await pull(here, grupo, {})

  expect(await device.lectura.copias.get('autorizacion/7')).toMatchObject({
    value: 'cardiología',
    outdated: true,
  })
})

test('a locked phone sends its unsent changes once, and then drops the key that read them', async () => {
  const { device, page, asked, here } = await locked()
  expect(await page.salida.candado.get(UID)).toHaveProperty('envio')

  expect(await drain(here, { now: true })).toMatchObject({ left: 0 })
  await drain(here, { now: true })

  expect(asked()).toEqual(['/agregar'])
  expect(await page.salida.candado.get(UID)).not.toHaveProperty('envio')
  const later = otraPagina(device)
  await cerrarCon(later, UID)
  expect(await later.salida.operaciones.get({ id: 'uno' })).not.toHaveProperty('payload')
  expect(await device.salida.operaciones.get({ id: 'uno' })).toMatchObject({
    state: 'done',
    payload: { palabra: 'hipertensión' },
  })
  expect(conPalabra(await crudo(device), WORDS)).toEqual([])
})

test('an unsent change that a locked phone cannot read waits, and is sent after unlocking', async () => {
  const { device, page, asked, here } = await locked()
  await device.salida.candado.where({ id: UID }).modify((row) => void delete row.envio)
  await cerrarCon(page, UID)

  await drain(here, { now: true })
  expect(asked()).toEqual([])
  expect(await device.salida.operaciones.get({ id: 'uno' })).toMatchObject({ state: 'pending' })

  await abiertoCon(page)
  await drain(here, { now: true })
  expect(asked()).toEqual(['/agregar'])
  expect(await device.salida.operaciones.get({ id: 'uno' })).toMatchObject({ state: 'done' })
})

test('a locked phone reacts to a provider restored from a backup only after unlocking', async () => {
  const { device, page, here } = await locked()
  await changeSession(device.salida, 1, () => ({ epoca: 'una' }))
  const other = { ...here, epoca: () => 'otra' }

  expect(await followEpoca(other)).toBe(false)
  expect(await page.salida.sesion.get('actual')).toMatchObject({ epoca: 'una' })

  await abiertoCon(page)
  await followEpoca(other)
  expect(await page.salida.sesion.get('actual')).toMatchObject({ epoca: 'otra' })
})

test('a change that is made while a locked engine drops the key is sent with the phone locked', async () => {
  const { device, page, asked, here } = await locked()
  await drain(here, { now: true })
  const change = { lista: 'a', palabra: 'cardiología' }
  await enqueue(device, agregarPalabra, change, { now: 2, generation: 1, clave: 'dos' })

  await cerrarCon(device, UID)
  await cerrarCon(page, UID)
  await drain(here, { now: true })

  expect(asked()).toEqual(['/agregar', '/agregar'])
  expect(await page.salida.operaciones.get({ id: 'dos' })).toMatchObject({ state: 'done' })
})

test('a page that comes back after a locked engine dropped the key gives it back to the store', async () => {
  const { device, page, asked, here } = await locked()
  await drain(here, { now: true })
  expect(await page.salida.candado.get(UID)).not.toHaveProperty('envio')

  await reponerEnvio(page)
  expect(await page.salida.candado.get(UID)).not.toHaveProperty('envio')
  await reponerEnvio(device)
  const change = { lista: 'a', palabra: 'cardiología' }
  await enqueue(device, agregarPalabra, change, { now: 2, generation: 1, clave: 'dos' })

  // The page is killed, and does not close its lock.
  await cerrarCon(page, UID)
  await drain(here, { now: true })
  expect(asked()).toEqual(['/agregar', '/agregar'])
  expect(await page.salida.operaciones.get({ id: 'dos' })).toMatchObject({ state: 'done' })
})
