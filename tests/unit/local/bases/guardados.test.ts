import { expect, test } from 'vitest'

import { guardados } from '#local/bases/guardados.ts'
import { LecturaDb } from '#local/bases/lectura.ts'

let names = 0
const unused = () => `guardados-${names++}`

test('rows are read without Dexie as Dexie wrote them; a missing row is undefined', async () => {
  const name = unused()
  const db = new LecturaDb(name)
  await db.dueno.put({ id: 'actual', uid: '7', generation: 3 })
  await db.cuadros.put({ id: 'mostrador', value: 'x', madeAt: 1 })

  const rows = await guardados(name, [
    ['cuadros', 'mostrador'],
    ['dueno', 'actual'],
    ['llaves', 'dispositivo'],
  ])

  expect(rows).toEqual([
    { id: 'mostrador', value: 'x', madeAt: 1 },
    { id: 'actual', uid: '7', generation: 3 },
    undefined,
  ])
  db.close()
})

test('[FLT-32] reading a database that does not exist does not create it', async () => {
  const name = unused()

  expect(await guardados(name, [['dueno', 'actual']])).toEqual([undefined])
  expect((await indexedDB.databases()).map((one) => one.name)).not.toContain(name)
})

test('a database without one of the tables gives no rows for it', async () => {
  const name = unused()
  const db = new LecturaDb(name)
  await db.dueno.put({ id: 'actual', uid: '7', generation: 3 })

  expect(
    await guardados(name, [
      ['dueno', 'actual'],
      ['recetas', '1'],
    ]),
  ).toEqual([undefined, undefined])
  db.close()
})

test('an open database is closed when another window wants to change it', async () => {
  const name = unused()
  const db = new LecturaDb(name)
  await db.open()
  const version = db.verno
  db.close()

  await guardados(name, [['dueno', 'actual']])
  const opening = indexedDB.open(name, version * 10 + 10)
  await new Promise((resolve, reject) => {
    opening.addEventListener('blocked', () => reject(new Error('blocked')))
    opening.addEventListener('success', resolve)
  })
  expect(opening.result.version).toBe(version * 10 + 10)
  opening.result.close()
})
