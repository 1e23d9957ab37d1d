import { lt } from 'drizzle-orm'

import { DAY_MS } from '../base/clock.ts'
import { area } from '../http/area.ts'
import { olvidarLista } from './lista.ts'
import { pasesHandlers } from './routes.ts'
import { pases } from './tables.ts'

export const manifest = area({
  handlers: { pases: pasesHandlers },
  matriz: () => import('./matriz.ts'),
  // Kept one day after they expire: a person who comes late is told 'expired'.
  cleanUp: async (borrar, now) => {
    await olvidarLista(borrar, now)
    await borrar(pases, lt(pases.venceAt, now - DAY_MS))
  },
})
