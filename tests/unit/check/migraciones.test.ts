// During a rolling restart a process of the former version works on the tables of the new one. A migration that takes
// something from it needs two steps: first a version that does not use it, then, in a later version, the migration.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { version } from '../../../package.json' with { type: 'json' }

/** Statements that fail an older process, or one of its writes, and the reason. */
const TAKES: readonly [RegExp, string][] = [
  [/\bDROP (COLUMN|TABLE|TYPE|VIEW|SCHEMA|SEQUENCE)\b/i, 'older processes still use it'],
  [/\bRENAME\b/i, 'older processes know the former name'],
  [/\bALTER COLUMN\b.*\bTYPE\b/i, 'older processes write the former type'],
  [/\bALTER COLUMN\b.*\bSET NOT NULL\b/i, 'older processes may leave it out'],
  [/\bALTER COLUMN\b.*\bDROP (DEFAULT|IDENTITY)\b/i, 'older processes leave it out'],
  [/\bADD COLUMN\b(?!.*\b(DEFAULT|GENERATED)\b).*\bNOT NULL\b/i, 'older processes do not write it'],
  [
    /^\s*ALTER TABLE\b.*\bADD CONSTRAINT\b.*\b(UNIQUE|CHECK|EXCLUDE)\b/i,
    'writes of older processes may break it',
  ],
  [/\bCREATE UNIQUE INDEX\b/i, 'writes of older processes may break it'],
]

/** Line above a second step: the first version whose code does not use it. */
const FIRST_STEP = /^-- Unused since (\d+)\.(\d+)\.(\d+)$/m

const isEarlier = (parts: number[]) => {
  const current = version.split('.').map(Number)
  const at = parts.findIndex((part, n) => part !== current[n])
  return at >= 0 && (parts[at] ?? 0) < (current[at] ?? 0)
}

/** Reasons against a migration; empty if an older process can go on beside it. */
function against(migration: string): string[] {
  // A table that is new in this migration has no older user.
  const made = new Set(
    [...migration.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/g)].map(([, name]) => name),
  )
  return migration.split('--> statement-breakpoint').flatMap((statement) => {
    const first = FIRST_STEP.exec(statement)
    if (first && isEarlier(first.slice(1).map(Number))) return []
    const line = statement
      .replaceAll(/^--.*$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    const [, table] = /^(?:ALTER TABLE|CREATE UNIQUE INDEX .* ON) "(\w+)"/i.exec(line) ?? []
    if (made.has(table)) return []
    const why = TAKES.find(([pattern]) => pattern.test(line))
    return why ? [`${line}: ${why[1]}`] : []
  })
}

/** Migrations from before the first release: no process of an older version is left. */
const BEFORE: Record<string, readonly string[]> = {
  'server/drizzle': ['0001_acceso.sql', '0012_consultorio.sql'],
  'server/drizzle-gateway': [],
}

describe.each(Object.entries(BEFORE))('the migrations of %s', (folder, before) => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const reasons = (name: string) => against(readFileSync(join(folder, name), 'utf8'))

  test('take nothing from a process of the former version', () => {
    const found = files.filter((name) => !before.includes(name)).flatMap(reasons)

    expect(files.length).toBeGreaterThan(0)
    expect(found).toEqual([])
  })

  test('listed exceptions are still exceptions', () => {
    expect(before.filter((name) => reasons(name).length === 0)).toEqual([])
  })
})

test.each([
  ['ALTER TABLE "correos" DROP COLUMN "texto";', 'older processes still use it'],
  ['DROP TABLE "correos";', 'older processes still use it'],
  [
    'ALTER TABLE "correos" RENAME COLUMN "texto" TO "cuerpo";',
    'older processes know the former name',
  ],
  [
    'ALTER TABLE "correos" ALTER COLUMN "n" SET DATA TYPE bigint;',
    'older processes write the former type',
  ],
  ['ALTER TABLE "correos" ALTER COLUMN "n" SET NOT NULL;', 'older processes may leave it out'],
  ['ALTER TABLE "correos" ALTER COLUMN "n" DROP DEFAULT;', 'older processes leave it out'],
  ['ALTER TABLE "correos" ADD COLUMN "n" integer NOT NULL;', 'older processes do not write it'],
  [
    'ALTER TABLE "correos" ADD CONSTRAINT "c" UNIQUE("n");',
    'writes of older processes may break it',
  ],
  [
    'CREATE UNIQUE INDEX "i" ON "correos" USING btree ("n");',
    'writes of older processes may break it',
  ],
])('%s is refused', (statement, why) => {
  expect(against(statement)).toEqual([`${statement}: ${why}`])
})

test.each([
  ['a new column', 'ALTER TABLE "correos" ADD COLUMN "n" integer;'],
  ['a column with a default', `ALTER TABLE "correos" ADD COLUMN "n" text DEFAULT '' NOT NULL;`],
  ['an index', 'CREATE INDEX "i" ON "correos" USING btree ("n");'],
  [
    'a rule of a new table',
    'CREATE TABLE "x" ("n" integer);--> statement-breakpoint\nCREATE UNIQUE INDEX "i" ON "x" USING btree ("n");',
  ],
  ['a second step', '-- Unused since 0.1.0\nALTER TABLE "correos" DROP COLUMN "texto";'],
])('%s is accepted', (_name, migration) => {
  expect(against(migration)).toEqual([])
})

test('a second step in the version of its first step is refused', () => {
  const migration = `-- Unused since ${version}\nALTER TABLE "correos" DROP COLUMN "texto";`

  expect(against(migration)).toHaveLength(1)
})
