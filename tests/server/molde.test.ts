import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Base, hasBase, inMemory, onFolder } from '../../server/src/base/database.ts'
import { migrate } from '../../server/src/base/migrate.ts'
import { fileOfMolde, readMolde } from '../../server/src/base/molde.ts'
import { MIGRATIONS } from '../support/seededBase.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

type Lite = Base & { kind: 'pglite' }

function embedded(base: Base): Lite {
  if (base.kind !== 'pglite') throw new Error('not the embedded database')
  return base
}

const columnsOf = async (base: Base) =>
  (
    await embedded(base).lite.query(
      `select table_name, column_name, data_type from information_schema.columns
       where table_schema in ('public', 'drizzle') order by 1, 2`,
    )
  ).rows

test('the prepared empty database is not used if the tables have changed since', () => {
  const { folder, remove } = temporaryFolder()
  const changed = join(folder, 'drizzle')
  cpSync(MIGRATIONS, changed, { recursive: true })
  writeFileSync(fileOfMolde(folder, changed), 'a database')
  expect(readMolde(folder, changed)?.size).toBe('a database'.length)

  writeFileSync(join(changed, '9999_prueba.sql'), 'create table prueba (id integer)')

  expect(readMolde(folder, changed)).toBeUndefined()
  remove()
})

describe('the first start of a server', { tags: ['largo'] }, () => {
  let migrated: Base
  let dump: Blob

  beforeAll(async () => {
    migrated = await inMemory()
    await migrate(migrated, MIGRATIONS)
    dump = await embedded(migrated).lite.dumpDataDir('gzip')
  })
  afterAll(() => migrated.close())

  test('a first start on the prepared database has all tables and runs no migration', async () => {
    const { folder, remove } = temporaryFolder()

    const copied = await onFolder(folder, dump)
    await migrate(copied, MIGRATIONS, join(folder, 'respaldos'))

    const columns = await columnsOf(copied)
    expect(columns.length).toBeGreaterThan(200)
    expect(columns).toEqual(await columnsOf(migrated))
    expect(existsSync(join(folder, 'respaldos'))).toBe(false)
    await copied.close()
    remove()
  })

  test('a start that is interrupted while it makes the database leaves no half database', async () => {
    const { folder, remove } = temporaryFolder()
    const half = join(folder, 'base.nueva')
    mkdirSync(half)
    writeFileSync(join(half, 'PG_VERSION'), '17')
    expect(hasBase(folder)).toBe(false)

    const base = await onFolder(folder, dump)

    expect((await columnsOf(base)).length).toBeGreaterThan(200)
    expect(hasBase(folder)).toBe(true)
    expect(existsSync(half)).toBe(false)
    await base.close()
    remove()
  })
})
