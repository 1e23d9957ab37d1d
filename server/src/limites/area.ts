import { lt } from 'drizzle-orm'

import { DAY_MS } from '../base/clock.ts'
import type { WithoutCalls } from '../http/area.ts'
import { intentos, limites } from './tables.ts'

export const manifest: WithoutCalls = {
  cleanUp: async (borrar, now) => {
    await borrar(limites, lt(limites.desdeAt, now - DAY_MS))
    await borrar(intentos, lt(intentos.ultimoAt, now - DAY_MS))
  },
}
