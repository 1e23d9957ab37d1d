import { resolve } from 'node:path'

import { type Base, inMemory, onPostgres } from '../../server/src/base/database.ts'
import { createLog } from '../../server/src/base/log.ts'
import { migrate } from '../../server/src/base/migrate.ts'
import { ADDED } from '../../server/src/gateway/mount.ts'
import { type GatewayOptions, startGateway } from '../../server/src/startGateway.ts'
import { testConfig } from './config.ts'
import type { Kind } from './databases.ts'
import { startPostgres } from './postgres.ts'

const MIGRATIONS = resolve('server/drizzle-gateway')

/** An empty database of a gateway, and a function that removes it. */
export async function openGatewayBase(
  kind: Kind,
): Promise<{ base: Base; close: () => Promise<void> }> {
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined
  const base = postgres ? onPostgres(await postgres.createDatabase()) : await inMemory()
  await migrate(base, MIGRATIONS)
  return {
    base,
    async close() {
      await base.close()
      postgres?.stop()
    },
  }
}

type Options = Partial<Omit<GatewayOptions, 'config'>> & { appDir: string; api: string }

/** A gateway in this process, over real HTTP. */
export async function startTestGateway({ appDir, api, ...options }: Options) {
  const config = { ...testConfig({ appDir, sandbox: false, capacidades: ADDED }), api }
  const running = await startGateway({
    config,
    migrations: MIGRATIONS,
    log: createLog('silent'),
    ...options,
  })
  return { ...running, url: `http://127.0.0.1:${running.port}` }
}
