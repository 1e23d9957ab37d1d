import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { array, create, number, string, type } from 'superstruct'
import { expect, test } from 'vitest'

import { type Db, onFolder } from '../../server/src/base/database.ts'
import { migrate } from '../../server/src/base/migrate.ts'
import { MIGRATIONS, seededBase } from '../support/seededBase.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

/** Drizzle has no type for a driver's answer. */
const Rows = type({ rows: array(type({ name: string() })) })
const Counted = type({ rows: array(type({ rows: number(), sum: string() })) })
const NEXT = '9999_prueba'

/** Our migrations and one more, as a newer version would have. */
function newerVersion(folder: string): string {
  const migrations = join(folder, 'drizzle')
  cpSync(MIGRATIONS, migrations, { recursive: true })
  const file = join(migrations, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number }[] }
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1
  const entry = { idx: journal.entries.length, version: '7', when, tag: NEXT, breakpoints: true }
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }))
  writeFileSync(join(migrations, `${NEXT}.sql`), 'delete from notificaciones')
  return migrations
}

/** Rows of each table, counted and hashed. */
async function contentOf(db: Db) {
  const tables = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const content: Record<string, unknown> = {}
  for (const { name } of create(tables, Rows).rows) {
    const counted = await db.execute(
      sql`select count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(name)} t`,
    )
    content[name] = create(counted, Counted).rows[0]
  }
  return content
}

test(
  '[SEC-48] after a failed migration the backup restores every row of every table',
  { tags: ['largo'] },
  async () => {
    const { folder, remove } = temporaryFolder()
    const base = await seededBase()
    const before = await contentOf(base.db)
    await migrate(base, newerVersion(folder), { dumps: join(folder, 'respaldos') })
    expect(await contentOf(base.db)).not.toEqual(before)
    await base.close()

    // The manual steps of docs/SECURITY.md.
    const [copy = ''] = readdirSync(join(folder, 'respaldos'))
    mkdirSync(join(folder, 'base'))
    execFileSync('tar', ['-xzf', join('respaldos', copy), '-C', 'base'], { cwd: folder })
    const restored = await onFolder(folder)

    expect(copy).toBe(`antes-de-${NEXT}.tar.gz`)
    expect(statSync(join(folder, 'respaldos', copy)).mode & 0o077).toBe(0)
    expect(Object.keys(before).length).toBeGreaterThan(30)
    expect(await contentOf(restored.db)).toEqual(before)
    await restored.close()
    remove()
  },
)
