import { expect, test } from 'vitest'

import { isSane, dropNonsense } from '#local/bases/sane.ts'
import { cerrarCon, quitar } from '#local/candado/candado.ts'
import { Cerrado } from '#local/candado/conSello.ts'
import { instalar } from '#local/candado/instalar.ts'
import { TABLAS } from '#local/candado/tablas.ts'
import { forgetOld } from '#local/outbox/forget.ts'
import { currentSession, endSession, startSession } from '#local/session/session.ts'
import { recibir } from '#model/papeles/recibir.ts'

import { phone, tokenOf } from '../../../support/phone.ts'
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

const SELLADAS = [
  'lectura/archivos',
  'lectura/copias',
  'lectura/cuadros',
  'lectura/fallas',
  'salida/adjuntos',
  'salida/archivos',
  'salida/borradores',
  'salida/operaciones',
  'salida/recibidos',
]

test('each table of the private databases is in the list of readable fields', async () => {
  const { lectura, salida } = await phone()

  expect(Object.keys(TABLAS.lectura).toSorted()).toEqual(
    lectura.tables.map(({ name }) => name).toSorted(),
  )
  expect(Object.keys(TABLAS.salida).toSorted()).toEqual(
    salida.tables.map(({ name }) => name).toSorted(),
  )
})

test('with a lock no stored row has a word of a person or a field that is not listed', async () => {
  const plain = await phone()
  await conDatos(plain)
  const device = await phone()
  await puesto(device)
  await conDatos(device)

  // The same search finds the words on a phone without a lock.
  expect(conPalabra(await crudo(plain), PALABRAS)).toEqual(SELLADAS)
  const stored = await crudo(device)
  expect(conPalabra(stored, PALABRAS)).toEqual([])
  const listed = new Map(
    Object.values(TABLAS).flatMap((tables) =>
      Object.values(tables).map(({ nombre, campos }) => [nombre, campos]),
    ),
  )
  for (const { tabla, row } of stored)
    for (const field of Object.keys(row))
      expect(
        field === 'sellado' || listed.get(tabla)?.[field] === 'plano',
        `${tabla}: ${field}`,
      ).toBe(true)
  for (const table of SELLADAS)
    expect(stored.filter(({ tabla, row }) => tabla === table && 'sellado' in row)).not.toEqual([])
})

test('the name of a received file is in no row of a phone with a lock', async () => {
  const device = await phone()
  await puesto(device)
  const files = [
    new File(['%PDF-1.7\n%%EOF\n'], 'Benítez losartán.pdf'),
    new File(['hola'], 'hipertensión.pdf'),
  ]

  expect(await recibir(device, files, 1)).toBe('guardado')

  expect(conPalabra(await crudo(device), PALABRAS)).toEqual([])
  expect(await device.salida.recibidos.toCollection().sortBy('name')).toMatchObject([
    { name: 'Benítez losartán.pdf', archivo: { type: 'application/pdf' } },
    { name: 'hipertensión.pdf', porQue: 'otra-cosa' },
  ])
})

test('a picked file without a draft is deleted by an open phone alone, which can tell its form', async () => {
  const device = await phone()
  await puesto(device)
  const destino = { formulario: 'solicitud/descartada', parte: 'requerida' }
  await device.salida.recibidos.put({ id: 'a', uid: UID, name: 'a', at: 1, destino, elegido: true })
  const later = 1 + 25 * 3_600_000
  const locked = otraPagina(device)
  await cerrarCon(locked, UID)

  await forgetOld(locked, later)
  expect(await device.salida.recibidos.count()).toBe(1)

  await forgetOld(device, later)
  expect(await device.salida.recibidos.count()).toBe(0)
})

test('screens read the same rows with a lock as without one', async () => {
  const plain = await phone()
  const device = await phone()
  await puesto(device)
  await Promise.all([conDatos(plain), conDatos(device)])

  expect(await todo(device)).toEqual(await todo(plain))
})

test('every way of reading and changing rows works on sealed rows', async () => {
  const device = await phone()
  await puesto(device)
  await conDatos(device)
  const { copias } = device.lectura
  const { operaciones } = device.salida
  const search = 'recetas-buscadas/{"documento":30123456}'

  expect(await copias.where('resource').equals('recetas-buscadas').primaryKeys()).toEqual([search])
  expect(await copias.where({ key: search }).count()).toBe(1)
  expect(await copias.bulkGet([search, 'nada', 'recetas'])).toEqual([
    expect.objectContaining({ key: search, value: { de: 'hipertensión' } }),
    undefined,
    expect.objectContaining({ value: [{ droga: 'losartán' }] }),
  ])
  expect(await copias.filter(({ value }) => value === 'cardiología').primaryKeys()).toEqual([
    'autorizacion/7',
  ])
  await copias.update(search, { outdated: true })
  await copias.where({ resource: 'recetas' }).modify({ outdated: true })
  expect((await copias.toArray()).filter(({ outdated }) => outdated)).toHaveLength(2)
  expect(await operaciones.where({ uid: UID, state: 'pending' }).first()).toMatchObject({
    payload: { palabra: 'losartán' },
  })
  await operaciones.where({ id: 'uno' }).modify({ reason: 'porque sí' })
  expect(await operaciones.get({ id: 'uno' })).toMatchObject({
    group: 'palabras/hipertensión',
    reason: 'porque sí',
  })
  await copias.bulkDelete([search])
  expect(await copias.get(search)).toBeUndefined()
  expect(await copias.count()).toBe(2)
  expect(conPalabra(await crudo(device), ['porque sí'])).toEqual([])
})

test('a field that a locked phone writes while the lock is taken off counts over its sealed form', async () => {
  const device = await phone()
  await puesto(device)
  await conDatos(device)
  await quitar(device, UID, await claveCon(device))
  const page = otraPagina(device)
  await cerrarCon(page, UID)

  await page.salida.operaciones.where({ id: 'dos' }).modify({ answers: ['enalapril'] })

  expect(await device.salida.operaciones.get({ id: 'dos' })).toMatchObject({
    payload: { palabra: 'losartán' },
    answers: ['enalapril'],
  })
})

test('a row from before the lock is read, and sealed when it is written again', async () => {
  const device = await phone()
  await conDatos(device)
  const before = await todo(device)
  await puesto(device)

  expect(await todo(device)).toEqual(before)

  const search = 'recetas-buscadas/{"documento":30123456}'
  const row = await device.lectura.copias.get(search)
  if (!row) throw new Error('no copy')
  await device.lectura.copias.put({ ...row, savedAt: 2 })
  expect(await device.lectura.copias.get(search)).toMatchObject({ savedAt: 2 })
  expect(await device.lectura.copias.count()).toBe(3)
  const keys = (await crudo(device)).filter(({ tabla }) => tabla === 'lectura/copias')
  expect(JSON.stringify(keys.map(({ row: { key } }) => key))).not.toContain('30123456')
})

test('a locked phone reads no sealed field, and a change of a row keeps them', async () => {
  const device = await phone()
  await puesto(device)
  await conDatos(device)
  const before = await todo(device)
  const page = otraPagina(device)
  const closed = await cerrarCon(page, UID)

  expect(closed?.isOpen).toBe(false)
  const { lectura, salida } = page
  expect(await lectura.copias.get('recetas')).not.toHaveProperty('value')
  expect(await salida.borradores.toArray()).toEqual([
    expect.not.objectContaining({ value: expect.anything() }),
  ])
  await lectura.copias.toCollection().modify({ outdated: true })
  await lectura.copias.toCollection().modify((row) => void delete row.outdated)
  await salida.operaciones.where({ id: 'dos' }).modify({ doneAt: 6 })
  await salida.operaciones.where({ id: 'dos' }).modify({ doneAt: 5 })

  const again = otraPagina(device)
  await abiertoCon(again)
  expect(await todo(again)).toEqual(before)
})

test('a copy that a locked phone stores is read after unlocking, and its words are sealed', async () => {
  const device = await phone()
  await puesto(device)
  await conDatos(device)
  const page = otraPagina(device)
  await cerrarCon(page, UID)
  const copia = { resource: 'recetas', savedAt: 9, askedAt: 9 }

  await page.lectura.copias.put({ key: 'recetas', value: 'enalapril', ...copia })
  await page.lectura.copias.put({ key: 'autorizacion/7', value: 'enalapril', ...copia })

  expect(conPalabra(await crudo(device), [...PALABRAS, 'enalapril'])).toEqual([])
  const third = otraPagina(device)
  await cerrarCon(third, UID)
  expect(await third.lectura.copias.get('recetas')).not.toHaveProperty('value')
  // The open page, which never closed, reads them at once.
  expect(await device.lectura.copias.get('recetas')).toMatchObject({ value: 'enalapril' })
  expect(await device.lectura.copias.get('autorizacion/7')).toMatchObject({ value: 'enalapril' })
})

test('a locked phone refuses a copy under a key that it must not know, and stores nothing of it', async () => {
  const device = await phone()
  await puesto(device)
  await conDatos(device)
  const page = otraPagina(device)
  await cerrarCon(page, UID)
  const before = await crudo(device)

  const key = 'recetas-buscadas/{"documento":30123456}'
  const putting = page.lectura.copias.put({ key, resource: 'x', value: 1, savedAt: 1, askedAt: 1 })

  await expect(putting).rejects.toThrow(Cerrado)
  expect(await page.lectura.copias.get(key)).toBeUndefined()
  expect(await crudo(device)).toEqual(before)
})

test('a locked phone reads and writes unsent changes, and forgets their key once all are sent', async () => {
  const device = await phone()
  await puesto(device)
  await conDatos(device)
  const page = otraPagina(device)
  await cerrarCon(page, UID)
  const { operaciones, archivos, candado } = page.salida

  expect(await operaciones.get({ id: 'uno' })).toMatchObject({ payload: { palabra: 'losartán' } })
  expect((await archivos.toArray())[0]).toMatchObject({ name: 'Benítez.png' })
  expect(await operaciones.get({ id: 'dos' })).not.toHaveProperty('answers')
  await operaciones.where({ id: 'uno' }).modify({ state: 'done', answers: ['cardiología'] })
  await archivos.clear()
  await cerrarCon(page, UID)

  expect(await candado.get(UID)).not.toHaveProperty('envio')
  expect(await operaciones.get({ id: 'uno' })).not.toHaveProperty('payload')
  expect(conPalabra(await crudo(device), PALABRAS)).toEqual([])
  expect(await device.salida.operaciones.get({ id: 'uno' })).toMatchObject({
    payload: { palabra: 'losartán' },
    answers: ['cardiología'],
  })
})

test('sent changes of a locked phone are not taken for damaged ones', async () => {
  const device = await phone()
  await puesto(device)
  await conDatos(device)
  const before = await todo(device)
  const page = otraPagina(device)
  await cerrarCon(page, UID)

  expect((await page.salida.operaciones.toArray()).map(isSane)).toEqual([true, false])
  await dropNonsense(page, 1)

  expect(await todo(device)).toEqual(before)
})

test('rows of another person pass the lock unchanged', async () => {
  const device = await phone()
  await puesto(device)
  const ajena = { uid: '2', formulario: 'f', value: 'suyo', clave: 'c', window: 'w', savedAt: 1 }

  await device.salida.borradores.put(ajena)

  const rows = (await crudo(device)).filter(({ tabla }) => tabla === 'salida/borradores')
  expect(rows.map(({ row }) => row)).toEqual([ajena])
})

test('the counter stays outside the lock if the person chose it, and nothing else does', async () => {
  const device = await phone()
  await puesto(device, ['lectura/cuadros/mostrador'])
  await conDatos(device)

  expect(conPalabra(await crudo(device), PALABRAS)).toEqual(['lectura/cuadros'])
  const page = otraPagina(device)
  await cerrarCon(page, UID)
  expect(await page.lectura.cuadros.get('mostrador')).toMatchObject({
    value: { nombre: 'Benítez' },
  })
})

test('a page without keys reads no sealed field, and writes back unknown fields unchanged', async () => {
  const device = await phone()
  await puesto(device)
  await conDatos(device)
  const before = await todo(device)

  const page = otraPagina(device)
  await page.lectura.copias.toCollection().modify({ outdated: true })
  await page.lectura.copias.toCollection().modify((row) => void delete row.outdated)

  expect(page.candado).toBeUndefined()
  expect(await todo(device)).toEqual(before)
})

test('new keys replace the former ones at once, on the same connection', async () => {
  const device = await phone()
  const open = await puesto(device)
  await conDatos(device)

  const closed = await cerrarCon(device, UID)
  expect(await device.lectura.copias.get('recetas')).not.toHaveProperty('value')
  await instalar(device, open)

  expect(closed).not.toBe(open)
  expect(await device.lectura.copias.get('recetas')).toHaveProperty('value')
})

test('keys are dropped once another person signs in, and seal no row of that person', async () => {
  const device = await phone()
  await puesto(device)
  await conDatos(device)
  const worker = otraPagina(device)
  await cerrarCon(worker, UID)

  await startSession(device, tokenOf(2), { shared: false })
  await currentSession(worker)

  expect([device.candado, worker.candado]).toEqual([undefined, undefined])
  const copia = { key: 'recetas', resource: 'recetas', value: 'suyo', savedAt: 1, askedAt: 1 }
  for (const page of [device, worker]) {
    await page.lectura.copias.put(copia)
    const rows = (await crudo(device)).filter(({ tabla }) => tabla === 'lectura/copias')
    expect(rows.map(({ row }) => row)).toEqual([copia])
  }
  // The unsent change of the former person stays theirs.
  expect(await device.salida.operaciones.get({ id: 'uno' })).not.toHaveProperty('payload')
  await startSession(device, tokenOf(1), { shared: false })
  await abiertoCon(device)
  expect(await device.salida.operaciones.get({ id: 'uno' })).toMatchObject({
    payload: { palabra: 'losartán' },
  })
})

test('keys are dropped at a sign-out', async () => {
  const device = await phone()
  await puesto(device)

  await endSession(device, 'salir', 1, 1)

  expect(device.candado).toBeUndefined()
})
