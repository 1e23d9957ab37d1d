import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { onPostgres } from '../../server/src/base/database.ts'
import { guardarNota } from '../support/areaDePrueba/model.ts'
import { areaDePrueba } from '../support/areaDePrueba/routes.ts'
import { postgresOnly } from '../support/databases.ts'
import { type Postgres, startPostgres } from '../support/postgres.ts'
import { seed } from '../support/seededBase.ts'
import { type Provider, startServer } from '../support/server.ts'
import { nodePhone } from './support/nodePhone.ts'

const CHANGES = 60

const [kind] = postgresOnly()

describe.skipIf(!kind)('PostgreSQL while a phone sends changes', { tags: ['largo'] }, () => {
  let postgres: Postgres
  let url: string
  let provider: Provider
  let phone: Awaited<ReturnType<typeof nodePhone>>
  let made = 0

  beforeAll(async () => {
    const started = await startPostgres()
    if (!started) throw new Error('PostgreSQL was there a moment ago.')
    postgres = started
    url = await postgres.createDatabase()
    const base = onPostgres(url)
    await seed(base)
    provider = await startServer({ base, areas: [areaDePrueba] })
    phone = await nodePhone(() => provider.url, (await provider.session('norma')).token)
  })
  afterAll(async () => {
    phone.close()
    await provider.stop()
    await provider.base.close()
    postgres.stop()
  })

  async function terminateOthers() {
    const pool = new Pool({ connectionString: url, max: 1 })
    const { rowCount } = await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await pool.end()
    return rowCount ?? 0
  }

  const FAULTS = [
    ['is restarted at once', () => Promise.resolve(postgres.restart())],
    ['loses every connection', terminateOthers],
  ] as const

  for (const [what, happens] of FAULTS)
    test(`[FLT-24] a database that ${what} recovers within 10 s; errors are JSON, each change is saved once`, async () => {
      for (let n = 0; n < CHANGES; n++) {
        const idNota = ++made
        const nota = {
          idNota,
          titulo: `Nota ${idNota}`,
          texto: '',
          fecha: '2026-11-20',
          version: 0,
        }
        await phone.make(guardarNota, nota)
      }
      const before = (await provider.effectsOf(1)).length
      const sending = phone.drain()
      await expect
        .poll(async () => (await provider.effectsOf(1)).length, { interval: 5 })
        .toBeGreaterThan(before)

      await happens()
      const begun = Date.now()
      await sending
      await expect.poll(phone.drain).toBe(0)

      expect(Date.now() - begun).toBeLessThan(10_000)
      const rows = await phone.rows()
      expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['done']))
      for (const { id } of rows) expect(await provider.effects(id)).toBe(1)
      expect(await provider.effectsOf(1)).toHaveLength(made)
      const failures = phone.failures()
      expect(failures.filter(({ status, json }) => status !== 503 || !json)).toEqual([])
    })
})
