import type { Passwords } from './acceso/passwords.ts'
import type { Clock } from './base/clock.ts'
import type { Db } from './base/database.ts'
import type { Config } from './base/environment.ts'
import type { Log } from './base/log.ts'
import type { Secrets } from './base/secrets.ts'
import type { Hechos } from './documento/hechos.ts'
import type { Grandes } from './http/grandes.ts'

/** Where a test may stop a queued write, to end the process at the worst moment. */
export type Hooks = {
  beforeCommit?: (clave: string | undefined) => Promise<void> | void
  afterCommit?: (clave: string | undefined) => Promise<void> | void
}

/** What every part of the running server shares. */
export type Portal = {
  db: Db
  clock: Clock
  config: Config
  secrets: Secrets
  log: Log
  hooks: Hooks
  passwords: Passwords
  hechos: Hechos
  grandes: Grandes
  /** True from the moment the process was asked to end. */
  stopping: () => boolean
}
