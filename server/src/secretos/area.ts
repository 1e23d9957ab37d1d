import { lt } from 'drizzle-orm'

import type { WithoutCalls } from '../http/area.ts'
import { secretos } from './tables.ts'

export const manifest: WithoutCalls = {
  cleanUp: (borrar, now) => borrar(secretos, lt(secretos.hastaAt, now)),
}
