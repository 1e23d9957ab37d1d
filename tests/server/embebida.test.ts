import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { type Base, onLite } from '../../server/src/base/database.ts'
import { databaseCode } from '../../server/src/base/databaseError.ts'
import { lentBase } from '../support/lentBase.ts'

let base: Base & { kind: 'pglite' }

beforeEach(async () => {
  const lent = await lentBase()
  if (lent.kind !== 'pglite') throw new Error('not the embedded database')
  base = lent
  await base.db.execute(sql`create temp table hojas (n integer primary key, texto text)`)
})
afterEach(async () => {
  await base.db.execute(sql`drop table hojas`)
  await base.close()
})

const poner = (db: Base['db'], n: number) => db.execute(sql`insert into hojas values (${n}, 'x')`)
const cuantas = async () =>
  (await base.lite.query<{ n: number }>('select count(*)::int as n from hojas')).rows[0]?.n

const textOf = (n: number, db = base.db) => db.execute(sql`select texto from hojas where n = ${n}`)
const names = async () =>
  (
    await base.lite.query<{ statement: string }>(
      `select statement from pg_prepared_statements where statement like 'select texto from hojas%'`,
    )
  ).rows.length

test('a statement that returns is planned once, and answers as before', async () => {
  await poner(base.db, 1)
  await textOf(1)
  await textOf(1)
  expect(await names()).toBe(0)

  expect(await textOf(1)).toMatchObject({ rows: [{ texto: 'x' }] })
  expect(await textOf(2)).toMatchObject({ rows: [] })

  expect(await names()).toBe(1)
})

test('a statement whose table changed its types is planned anew', async () => {
  await base.db.execute(sql`insert into hojas values (1, '7')`)
  for (let times = 0; times < 4; times++) await textOf(1)

  await base.lite.exec('alter table hojas alter column texto type integer using texto::integer')

  expect(await textOf(1)).toMatchObject({ rows: [{ texto: 7 }] })
})

test('a second user of the same database may use the same statements', async () => {
  await poner(base.db, 1)
  for (let times = 0; times < 4; times++) await textOf(1)

  const { db } = onLite(base.lite)

  for (let times = 0; times < 4; times++)
    expect(await textOf(1, db)).toMatchObject({ rows: [{ texto: 'x' }] })
})

test('a refused statement ends its transaction, and nothing of it is stored', async () => {
  const work = base.db.transaction(async (tx) => {
    await poner(tx, 1)
    await poner(tx, 1)
  })

  expect(databaseCode(await work.catch((error: unknown) => error))).toBe('23505')
  expect(await cuantas()).toBe(0)
})

test('a transaction whose first statement is refused, or that has none, leaves nothing open', async () => {
  await poner(base.db, 1)
  const first = base.db.transaction((tx) => poner(tx, 1))
  expect(databaseCode(await first.catch((error: unknown) => error))).toBe('23505')
  expect(base.lite.isInTransaction()).toBe(false)

  expect(await base.db.transaction(async () => 'done')).toBe('done')
  await expect(base.db.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(base.lite.isInTransaction()).toBe(false)
  await poner(base.db, 2)
  expect(await cuantas()).toBe(2)
})

test('a transaction that hides a refused statement fails at its end', async () => {
  const work = base.db.transaction(async (tx) => {
    await poner(tx, 1)
    await poner(tx, 1).catch(() => undefined)
  })

  await expect(work).rejects.toThrow('rolled back')
  expect(await cuantas()).toBe(0)
  await poner(base.db, 2)
  expect(await cuantas()).toBe(1)
})

test('a statement of another request waits for the end of an open transaction', async () => {
  const order: string[] = []
  let reading: Promise<unknown> | undefined
  await base.db.transaction(async (tx) => {
    await poner(tx, 1)
    reading = textOf(1).then((answer) => order.push(JSON.stringify(answer)))
    await poner(tx, 2)
    order.push('end')
  })
  await reading

  expect(order[0]).toBe('end')
  expect(order[1]).toContain('"texto":"x"')
})

test('a part that fails is undone alone, and the transaction goes on', async () => {
  await base.db.transaction(async (tx) => {
    await poner(tx, 1)
    await tx
      .transaction(async (part) => {
        await poner(part, 2)
        throw new Error('no')
      })
      .catch(() => undefined)
    await poner(tx, 3)
  })

  const { rows } = await base.lite.query<{ n: number }>('select n from hojas order by n')
  expect(rows.map(({ n }) => n)).toEqual([1, 3])
})

test('a statement after the end of its transaction is refused', async () => {
  const kept = await base.db.transaction(async (tx) => tx)

  await expect(poner(kept, 1)).rejects.toThrow('Failed query')
  expect(await cuantas()).toBe(0)
})
