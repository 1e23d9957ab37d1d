import { expect, test, vi } from 'vitest'

import type { Device } from '#local/bases/device.ts'
import { cerrarCon, elegirFuera, quitar } from '#local/candado/candado.ts'
import type { Llavero } from '#local/candado/llavero.ts'
import { terminar } from '#local/candado/porPartes.ts'

import { phone } from '../../../support/phone.ts'
import {
  PALABRAS,
  UID,
  abiertoCon,
  claveCon,
  conDatos,
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

  const llavero = await quitar(device, UID, await claveCon(device))
  if (!llavero) throw new Error('no lock')
  await terminar(device, llavero)

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
  let llavero = await quitar(device, UID, await claveCon(device))
  while (llavero && !(await onePiece(page, llavero))) {
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

test('work against other work of the opposite direction tells that it is not at its end', async () => {
  const device = await phone()
  await conDatos(device)
  const sellando = await puesto(device)
  await terminar(device, sellando)
  const page = otraPagina(device)
  const quitando = await quitar(page, UID, await claveCon(page))
  if (!quitando) throw new Error('no lock')
  const pausa = () => terminar(device, sellando)

  expect(await terminar(page, quitando, { pausa })).toBe(false)
  expect(await pasoDe(device)).toBe('quitando')
  expect(await terminar(page, quitando)).toBe(true)
  expect(await pasoDe(device)).toBeUndefined()
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
