import { lt } from 'drizzle-orm'

import { DAY_MS } from '../base/clock.ts'
import type { WithoutCalls } from '../http/area.ts'
import { codigos } from './tables.ts'

export const manifest: WithoutCalls = {
  // Kept one day after they expire: a person who comes late is told 'expired'.
  cleanUp: async (borrar, now) => {
    await borrar(codigos, lt(codigos.venceAt, now - DAY_MS))
  },
}
