import { lt } from 'drizzle-orm'

import { DAY_MS } from '../base/clock.ts'
import type { WithoutCalls } from '../http/area.ts'
import { intentos, limites } from './tables.ts'

export const manifest: WithoutCalls = {
  cleanUp: async (db, now) => {
    await db.delete(limites).where(lt(limites.desdeAt, now - DAY_MS))
    await db.delete(intentos).where(lt(intentos.ultimoAt, now - DAY_MS))
  },
}
