import { lt } from 'drizzle-orm'

import { DAY_MS } from '../base/clock.ts'
import type { WithoutCalls } from '../http/area.ts'
import { mountFreno } from './routes.ts'
import { frenos } from './tables.ts'

export const manifest: WithoutCalls = {
  pages: mountFreno,
  // Kept one day after they expire: a person who comes late is told 'expired'.
  cleanUp: async (borrar, now) => {
    await borrar(frenos, lt(frenos.venceAt, now - DAY_MS))
  },
}
