import { lt } from 'drizzle-orm'

import { DAY_MS } from '../base/clock.ts'
import { area } from '../http/area.ts'
import { pasesHandlers } from './routes.ts'
import { pases } from './tables.ts'

export const manifest = area({
  handlers: { pases: pasesHandlers },
  matriz: () => import('./matriz.ts'),
  // Kept one day after they expire: a person who comes late is told 'expired'.
  cleanUp: async (db, now) => {
    await db.delete(pases).where(lt(pases.venceAt, now - DAY_MS))
  },
})
