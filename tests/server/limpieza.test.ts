import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { DAY_MS, KEYS_KEPT_MS } from '../../server/src/base/clock.ts'
import { borrarDe } from '../../server/src/base/limpiar.ts'
import { claves, efectos, partes } from '../../server/src/claves/tables.ts'
import { cleanUp } from '../../server/src/cleanup.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { sesiones } from '../../server/src/sesiones/tables.ts'
import { kinds, openSeeded, postgresOnly } from '../support/databases.ts'
import { newKey } from '../support/server.ts'

const NOW = Date.parse('2026-11-20T13:00:00Z')

describe.each(kinds())('the removal of old rows, on %s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    opened = await openSeeded(kind)
  })
  afterAll(() => opened.close())

  test('once its time is over each row is deleted, and rows still in use stay', async () => {
    const { db } = opened.base
    const [vieja, nueva] = [newKey(), newKey()]
    const [abierta, cerrada] = [newKey(), newKey()]
    await db.insert(claves).values({
      uid: 1,
      clave: vieja,
      operacion: 'x',
      huella: '',
      respuesta: '',
      creadaAt: NOW,
    })
    await db.insert(efectos).values({ uid: 1, clave: vieja, operacion: 'x', hechoAt: NOW })
    await db.insert(sesiones).values([
      { sid: abierta, uid: 1, creadaAt: NOW },
      { sid: cerrada, uid: 1, creadaAt: NOW, terminadaAt: NOW },
    ])
    const bytes = new Uint8Array(1)
    await db.insert(partes).values([
      { uid: 1, clave: vieja, n: 0, bytes, llegoAt: NOW - 90 * DAY_MS },
      { uid: 1, clave: nueva, n: 0, bytes, llegoAt: NOW - 90 * DAY_MS },
      { uid: 1, clave: nueva, n: 1, bytes, llegoAt: NOW },
    ])
    const left = async (now: number) => {
      await cleanUp(db, now)
      return [
        await db.$count(claves),
        await db.$count(efectos),
        await db.$count(sesiones),
        await db.$count(partes),
      ]
    }

    expect(await left(NOW)).toEqual([1, 1, 2, 2])
    expect(await left(NOW + 31 * DAY_MS)).toEqual([1, 1, 1, 0])
    expect(await left(NOW + KEYS_KEPT_MS + 1)).toEqual([0, 0, 0, 0])
  })

  test('all old rows are deleted, in batches', async () => {
    const { db } = opened.base
    const rows = Array.from({ length: 25 }, (_, at) => ({
      clave: `k${at}`,
      desdeAt: at,
      cuenta: 1,
    }))
    await db.insert(limites).values(rows)

    await borrarDe(db, 10)(limites, sql`${limites.desdeAt} < 23`)

    expect((await db.select().from(limites)).map(({ clave }) => clave).toSorted()).toEqual([
      'k23',
      'k24',
    ])
    await db.delete(limites)
  })
})

describe.each(postgresOnly())('two processes that clean, on %s', (kind) => {
  test('the second process skips the table that the first one cleans, without waiting', async () => {
    const { base, close } = await openSeeded(kind)
    const { db } = base
    await db.insert(limites).values({ clave: 'k', desdeAt: 0, cuenta: 1 })
    const all = sql`${limites.desdeAt} = 0`

    await db.transaction(async (first) => {
      await first.execute(sql`select pg_advisory_xact_lock(7261004)`)
      await borrarDe(db)(limites, all)
      expect(await db.$count(limites)).toBe(1)
    })
    await borrarDe(db)(limites, all)

    expect(await db.$count(limites)).toBe(0)
    await close()
  })
})
