import { createHash } from 'node:crypto'

import { expect, test, vi } from 'vitest'

import type { Device } from '#local/bases/device.ts'
import { abrirCon, cerrarCon, elegirFuera, poner, quitar } from '#local/candado/candado.ts'
import type { Llavero } from '#local/candado/llavero.ts'
import { terminar } from '#local/candado/porPartes.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { readBytes } from '#local/outbox/recibidos.ts'
import { recibir } from '#model/papeles/recibir.ts'

import { agregarPalabra, phone, standing } from '../../../support/phone.ts'
import {
  PALABRAS,
  UID,
  abiertoCon,
  claveCon,
  conDatos,
  conEstePin,
  otraPagina,
  puesto,
  todo,
} from './support/candadoDePrueba.ts'
import { conPalabra, crudo } from './support/crudo.ts'

// The browser's own function, for a spy that calls it.
// oxlint-disable-next-line typescript/unbound-method
const real = IDBObjectStore.prototype.put

class Killed extends Error {}

/**
 * Does one piece of the work and then stops, as a killed page would. True if all work was already
 * done.
 */
async function onePiece(device: Device, llavero: Llavero): Promise<boolean> {
  const kill = async () => Promise.reject(new Killed())
  try {
    await terminar(device, llavero, { pausa: kill, filas: 1 })
    return true
  } catch (error) {
    if (error instanceof Killed) return false
    throw error
  }
}

const pasoDe = async (device: Device) => (await device.salida.candado.get(UID))?.paso

/** Begins to take the lock off in this page; gives the keys with which `terminar` goes on. */
async function quitando(device: Device): Promise<Llavero> {
  const llavero = await quitar(device, UID, await claveCon(device))
  if (!llavero) throw new Error('no lock')
  return llavero
}

test('a lock over an existing store seals all rows, and changes nothing that the screens read', async () => {
  const device = await phone()
  await conDatos(device)
  const before = await todo(device)
  const llavero = await puesto(device)
  expect(await pasoDe(device)).toBe('sellando')
  expect(conPalabra(await crudo(device), PALABRAS)).not.toEqual([])

  await terminar(device, llavero)

  expect(await pasoDe(device)).toBe('puesto')
  expect(conPalabra(await crudo(device), PALABRAS)).toEqual([])
  expect(await todo(device)).toEqual(before)
})

test('taking the lock off gives every row back as it was', async () => {
  const device = await phone()
  await conDatos(device)
  const bare = await crudo(device)
  await terminar(device, await puesto(device))

  await terminar(device, await quitando(device))

  expect(await crudo(device)).toEqual(bare)
  expect(await todo(otraPagina(device))).toEqual(await todo(device))
})

test('sealing goes on after a kill at any moment, and all rows are read meanwhile', async () => {
  const device = await phone()
  await conDatos(device)
  const before = await todo(device)
  let kills = 0
  let page = device
  let llavero = await puesto(device)
  while (!(await onePiece(page, llavero))) {
    kills += 1
    page = otraPagina(device)
    await cerrarCon(page, UID)
    expect((await page.salida.operaciones.toArray()).map(({ id }) => id)).toEqual(['uno', 'dos'])
    // A locked phone can also change a row whose key is not sealed yet.
    await page.lectura.copias.toCollection().modify({ outdated: true })
    await page.lectura.copias.toCollection().modify((row) => void delete row.outdated)
    llavero = await abiertoCon(page)
    expect(await pasoDe(page)).toBe('sellando')
    expect(await todo(page), `after kill ${kills}`).toEqual(before)
  }

  expect(kills).toBe(11) // The locked phone sealed one row.
  expect(await pasoDe(page)).toBe('puesto')
  expect(conPalabra(await crudo(page), PALABRAS)).toEqual([])
  expect(await todo(page)).toEqual(before)
})

test('taking the lock off goes on after a kill at any moment, and all rows are read meanwhile', async () => {
  const device = await phone()
  await conDatos(device)
  const before = await todo(device)
  const bare = await crudo(device)
  await terminar(device, await puesto(device))
  let kills = 0
  let page = device
  let llavero = await quitando(device)
  while (!(await onePiece(page, llavero))) {
    kills += 1
    page = otraPagina(device)
    llavero = await abiertoCon(page)
    expect(llavero.escribe).toBe('plano')
    expect(await todo(page), `after kill ${kills}`).toEqual(before)
  }

  expect(kills).toBe(12)
  expect(await crudo(page)).toEqual(bare)
})

test('if the browser aborts a transaction at any row, the rows of that piece stay as they were', async () => {
  const device = await phone()
  await conDatos(device)
  const before = await todo(device)
  let page = device
  let llavero = await puesto(device)
  let cuts = 0
  while (!(await cutAt(cuts + 1, () => terminar(page, llavero)))) {
    cuts += 1
    page = otraPagina(device)
    llavero = await abiertoCon(page)
    expect(await todo(page), `after cut ${cuts}`).toEqual(before)
  }

  expect(cuts).toBeGreaterThan(3)
  expect(conPalabra(await crudo(page), PALABRAS)).toEqual([])
})

/** Aborts the transaction of the nth row that is written; true if fewer are written. */
async function cutAt(n: number, work: () => Promise<unknown>): Promise<boolean> {
  let puts = 0
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function cut(
    this: IDBObjectStore,
    ...row
  ) {
    puts += 1
    if (puts === n) this.transaction.abort()
    return real.apply(this, row)
  })
  try {
    await work()
  } catch (error) {
    if (puts < n) throw error
  } finally {
    put.mockRestore()
  }
  return puts < n
}

test('files of another person’s unsent change stay as they are', async () => {
  const device = await phone()
  const ajena = {
    id: 'ajena',
    uid: '2',
    type: 'x',
    group: 'g',
    payload: 'suyo',
    state: 'pending' as const,
    createdAt: 1,
    keys: ['ajena'],
    answers: [],
    tries: 0,
  }
  await device.salida.operaciones.add(ajena)
  const file = { operacion: 'ajena', n: 0, bytes: new ArrayBuffer(2), type: 't', name: 'suya' }
  await device.salida.archivos.add(file)
  const before = await crudo(device)

  await terminar(device, await puesto(device))

  const after = (await crudo(device)).filter(({ tabla }) => tabla !== 'salida/candado')
  expect(after).toEqual(before)
})

test('a row that cannot be sealed stays readable, and the others are sealed', async () => {
  const device = await phone()
  await conDatos(device)
  const value = new Map([[1, 2]])
  const draft = { uid: UID, formulario: 'roto', value, clave: 'c', window: 'w', savedAt: 1 }
  await device.salida.borradores.put(draft)

  await terminar(device, await puesto(device))

  expect(await pasoDe(device)).toBe('puesto')
  expect(await device.salida.borradores.get([UID, 'roto'])).toEqual(draft)
  expect(conPalabra(await crudo(device), PALABRAS)).toEqual([])
})

test('taking the lock off against a window that still seals tells that it is not at its end', async () => {
  const device = await phone()
  await conDatos(device)
  await terminar(device, await puesto(device))
  const page = otraPagina(device)
  const llavero = await quitando(page)
  const copia = { key: 'recetas', resource: 'recetas', value: 'losartán', savedAt: 1, askedAt: 1 }
  const pausa = () => device.lectura.copias.put(copia)

  expect(await terminar(page, llavero, { pausa })).toBe(false)
  expect(await pasoDe(device)).toBe('quitando')
  expect(await terminar(page, llavero)).toBe(true)
  expect(await pasoDe(device)).toBeUndefined()
})

test('sealing that is under way when the lock is taken off seals no further row', async () => {
  const device = await phone()
  await conDatos(device)
  const bare = await crudo(device)
  const sellando = await puesto(device)
  const page = otraPagina(device)
  const pausa = async () => terminar(page, await quitando(page))

  expect(await terminar(device, sellando, { pausa, filas: 1 })).toBe(true)

  expect(await crudo(device)).toEqual(bare)
})

test('sealing with the key of an earlier lock seals no row under the next one', async () => {
  const device = await phone()
  await conDatos(device)
  const before = await todo(device)
  const sellando = await puesto(device)
  const page = otraPagina(device)
  await terminar(page, await quitando(page))
  await poner(page, UID, conEstePin('135790'))

  expect(await terminar(device, sellando)).toBe(true)

  expect(await pasoDe(device)).toBe('sellando')
  const later = otraPagina(device)
  await abiertoCon(later, '135790')
  expect(await todo(later)).toEqual(before)
})

const agregar = (device: Device, palabra: string) =>
  enqueue(device, agregarPalabra, { lista: palabra, palabra }, { now: 1 })

test('keys that come or stay after the lock was taken off seal no change', async () => {
  const device = await phone()
  await terminar(device, await puesto(device))
  const clave = await claveCon(device)
  const [late, worker, early] = [otraPagina(device), otraPagina(device), otraPagina(device)]
  await cerrarCon(late, UID)
  await abiertoCon(worker)
  const llavero = await quitando(device)
  // A service worker that starts in this moment.
  expect(await cerrarCon(early, UID)).toMatchObject({ isOpen: false, escribe: 'plano' })
  await terminar(device, llavero)

  expect(await abrirCon(late, UID, clave)).toBeUndefined()
  expect(await cerrarCon(worker, UID)).toBeUndefined()
  await agregar(late, 'pan')
  await agregar(worker, 'leche')
  await agregar(early, 'yerba')

  expect(await standing(otraPagina(device))).toEqual({
    pan: 'pending',
    leche: 'pending',
    yerba: 'pending',
  })
})

test('a key of an earlier lock opens nothing, and seals nothing, under the next one', async () => {
  const device = await phone()
  await puesto(device)
  const clave = await claveCon(device)
  await terminar(device, await quitando(device))
  await poner(device, UID, conEstePin('135790'))
  const page = otraPagina(device)
  await cerrarCon(page, UID)

  expect(await abrirCon(page, UID, clave)).toBeUndefined()
  await agregar(page, 'pan')

  const later = otraPagina(device)
  await abiertoCon(later, '135790')
  expect(await standing(later)).toEqual({ pan: 'pending' })
})

test('a locked page takes no lock off, and gives up no row', async () => {
  const device = await phone()
  await conDatos(device)
  await terminar(device, await puesto(device))
  const before = await todo(device)
  await quitando(device)
  const page = otraPagina(device)
  const closed = await cerrarCon(page, UID)
  if (!closed) throw new Error('no lock')

  expect(await terminar(page, closed)).toBe(true)

  expect(await pasoDe(device)).toBe('quitando')
  expect(await todo(device)).toEqual(before)
})

test('a received file of an earlier version loses its name from its id, and keeps its bytes', async () => {
  const device = await phone()
  const pdf = new File(['%PDF-1.7\n%%EOF\n'], 'Benítez losartán.pdf')
  const bytes = await pdf.arrayBuffer()
  const hash = [...createHash('sha256').update(new Uint8Array(bytes)).digest()].join('.')
  const { name } = pdf
  const id = `${UID}/${name}/${pdf.size}/${hash}`
  const type = 'application/pdf'
  const de = { uid: UID, name }
  const archivo = { type, size: pdf.size }
  await device.salida.recibidos.put({ ...de, id, at: 1, archivo })
  await device.salida.adjuntos.put({
    ...de,
    id: `recibidos/${id}`,
    formulario: 'recibidos',
    type,
    bytes,
  })

  await terminar(device, await puesto(device))

  expect(conPalabra(await crudo(device), PALABRAS)).toEqual([])
  const [row] = await device.salida.recibidos.toArray()
  expect(row).toMatchObject({ name, at: 1, archivo })
  expect(await readBytes(device, row?.id ?? '')).toEqual(bytes)
  expect(await device.salida.adjuntos.count()).toBe(1)
  // The same file, shared again, is the same one.
  await recibir(device, [pdf], 2)
  expect(await device.salida.recibidos.toArray()).toEqual([row])
})

test('rows that are left outside become readable, and no others; later they are sealed again', async () => {
  const device = await phone()
  await conDatos(device)
  await terminar(device, await puesto(device))
  const page = otraPagina(device)

  await elegirFuera(device, UID, ['lectura/cuadros/mostrador', 'lectura/copias/recetas'])
  expect(await pasoDe(device)).toBe('sellando')
  await terminar(page, await abiertoCon(page))
  expect(await pasoDe(device)).toBe('puesto')
  const readable = (await crudo(device)).filter((one) => conPalabra([one], PALABRAS).length > 0)
  expect(readable.map(({ row }) => row['id'] ?? row['key'])).toEqual(['recetas', 'mostrador'])
  expect(await todo(page)).toEqual(await todo(device))

  await elegirFuera(device, UID, [])
  await terminar(page, await abiertoCon(page))
  expect(conPalabra(await crudo(device), PALABRAS)).toEqual([])
  expect(await page.lectura.cuadros.get('mostrador')).toMatchObject({
    value: { nombre: 'Benítez' },
  })
})
