import { Dexie } from 'dexie'
import { expect, test } from 'vitest'

import { BASE_DE_PRESTADAS } from '#local/bases/names.ts'
import { openPrestadas } from '#local/encargos/base.ts'
import { hayPrestadas } from '#local/encargos/hayPrestadas.ts'
import { llavesDe, readLlaves } from '#local/encargos/llaves.ts'
import {
  borrarPrestada,
  borrarVencidas,
  guardarPrestada,
  prestadasVivas,
} from '#local/encargos/prestadas.ts'

import { prestadasVacias, traspaso } from '../../../support/prestadas.ts'

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const DIA = 24 * 3_600_000
const partes = await traspaso(AHORA)

test('a stored loan is read whole until its end, and is gone afterwards', async () => {
  const base = prestadasVacias()
  const recibida = await partes.recibida()
  const huella = await guardarPrestada(base, recibida, AHORA)

  expect(await prestadasVivas(base, AHORA)).toEqual([
    {
      huella,
      encargo: recibida.encargo.leido,
      bytes: recibida.encargo.bytes,
      pases: recibida.pases,
      recetas: recibida.recetas,
      hojas: [],
      hasta: AHORA + DIA,
    },
  ])
  expect(await prestadasVivas(base, AHORA + DIA)).toEqual([])
  expect(await base.prestadas.count()).toBe(1)
  expect(await borrarVencidas(base, AHORA + DIA)).toBe(1)
  expect(await base.prestadas.count()).toBe(0)
})

test('the same loan received twice is stored once, and deleting one loan keeps the others', async () => {
  const base = prestadasVacias()
  const recibida = await partes.recibida()
  const [una, otraVez] = [
    await guardarPrestada(base, recibida, AHORA),
    await guardarPrestada(base, recibida, AHORA + 1),
  ]
  const otra = await guardarPrestada(base, await partes.recibida({ vida: 7 * 24 * 60 }), AHORA)

  expect(otraVez).toBe(una)
  expect((await prestadasVivas(base, AHORA)).map(({ huella }) => huella)).toEqual([una, otra])
  await borrarPrestada(base, una)
  expect((await prestadasVivas(base, AHORA)).map(({ huella }) => huella)).toEqual([otra])
})

test('a loan is deleted at its signed end, and a damaged row is deleted and never shown', async () => {
  const base = prestadasVacias()
  const huella = await guardarPrestada(base, await partes.recibida(), AHORA)
  await base.prestadas.update(huella, { hasta: AHORA + 900 * DIA })
  await base.prestadas.put({ huella: 'rota', encargo: 'no son bytes' } as never)

  expect((await prestadasVivas(base, AHORA)).map(({ hasta }) => hasta)).toEqual([AHORA + DIA])
  expect(await prestadasVivas(base, AHORA + DIA)).toEqual([])
  expect(await borrarVencidas(base, AHORA)).toBe(1)
})

test('a transfer that cannot be written leaves nothing behind', async () => {
  const base = prestadasVacias()
  const recibida = await partes.recibida()
  base.prestadas.hook('creating', () => {
    throw new DOMException('full', 'QuotaExceededError')
  })

  await expect(guardarPrestada(base, recibida, AHORA)).rejects.toThrow('full')
  expect(await base.prestadas.count()).toBe(0)
})

test("a receiver's keys are made once, stay the same, and cannot leave the browser", async () => {
  const base = prestadasVacias()
  expect(await readLlaves(base)).toBeUndefined()
  const [una, otra] = await Promise.all([llavesDe(base), llavesDe(base)])

  expect(otra.firma.publica).toEqual(una.firma.publica)
  expect((await llavesDe(base)).acuerdo.publica).toEqual(una.acuerdo.publica)
  for (const { privada } of [una.firma, una.acuerdo])
    await expect(crypto.subtle.exportKey('pkcs8', privada)).rejects.toThrow('not extractable')
})

test('[FLT-55] a database of loans of a newer portal is neither opened nor changed', async () => {
  const own = `-${crypto.randomUUID()}`
  const later = new Dexie(BASE_DE_PRESTADAS + own)
  later.version(99).stores({ prestadas: 'huella', porvenir: 'id' })
  await later.open()
  later.close()

  await expect(openPrestadas(own).prestadas.count()).rejects.toThrow(/newer version/)
})

test('[FLT-53] an open database of loans is closed when a newer portal wants to change it', async () => {
  const own = `-${crypto.randomUUID()}`
  const base = openPrestadas(own)
  await base.open()
  const later = new Dexie(BASE_DE_PRESTADAS + own)
  later.version(99).stores({ prestadas: 'huella', porvenir: 'id' })

  await later.open()
  await expect(base.prestadas.count()).rejects.toThrow('closed')
  later.close()
})

test('a phone holds a loan until its end; asking creates no database', async () => {
  const name = `${BASE_DE_PRESTADAS}-${crypto.randomUUID()}`
  expect(await hayPrestadas(AHORA, name)).toBe(false)
  expect((await indexedDB.databases()).map((one) => one.name)).not.toContain(name)

  const base = prestadasVacias()
  expect(await hayPrestadas(-Infinity, base.name)).toBe(false)
  await guardarPrestada(base, await partes.recibida(), AHORA)
  expect(await hayPrestadas(AHORA + DIA - 1, base.name)).toBe(true)
  expect(await hayPrestadas(AHORA + DIA, base.name)).toBe(false)
  expect(await hayPrestadas(-Infinity, base.name)).toBe(true)
})
