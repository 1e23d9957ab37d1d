import type { Clock } from './clock.ts'
import type { Db } from './database.ts'
import type { Config } from './environment.ts'
import type { Grandes } from './grandes.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Documentos, Hechos } from './papel.ts'
import type { Passwords } from './passwords.ts'
import type { Secrets } from './secrets.ts'

/** Points at which a test may stop a queued write and kill the process. */
export type Hooks = {
  beforeCommit?: (clave: string | undefined) => Promise<void> | void
  afterCommit?: (clave: string | undefined) => Promise<void> | void
}

/** Parts shared by the whole running server. */
export type Portal = {
  db: Db
  clock: Clock
  config: Config
  secrets: Secrets
  log: Log
  metrics: Metrics
  hooks: Hooks
  passwords: Passwords
  hechos: Hechos
  documentos: Documentos
  grandes: Grandes
  /** Name of the database's present life. */
  epoca: () => Promise<string>
  /** True once the process was asked to stop. */
  stopping: () => boolean
}

/** Parts of a running server that need no database. */
export type Web = Pick<Portal, 'clock' | 'config' | 'log' | 'metrics' | 'stopping'>
