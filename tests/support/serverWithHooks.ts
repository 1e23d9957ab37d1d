// A server that stops at a hook and tells its parent, which then kills it: the production entry
// knows no hooks.
import { resolve } from 'node:path'

import { readEnvironment } from '../../server/src/base/environment.ts'
import { createLog } from '../../server/src/base/log.ts'
import { start } from '../../server/src/start.ts'
import { areaDePrueba } from './areaDePrueba/routes.ts'

const stopAt = process.env['STOP_AT']
/** This many writes go through first. */
let before = Number(process.env['STOP_AFTER'] ?? 0)
const never = () => new Promise<void>(() => undefined)
const hook = (name: string) => async (clave: string | undefined) => {
  if (stopAt !== name || before-- > 0) return
  process.send?.({ hook: name, clave })
  await never()
}

const running = await start({
  config: readEnvironment(process.env, resolve('.')),
  env: process.env,
  migrations: resolve('server/drizzle'),
  log: createLog('silent'),
  areas: [areaDePrueba],
  hooks: { beforeCommit: hook('beforeCommit'), afterCommit: hook('afterCommit') },
})
process.once('SIGTERM', () => {
  running.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
