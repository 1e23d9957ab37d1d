import { lt } from 'drizzle-orm'

import { DAY_MS } from '../base/clock.ts'
import { area } from '../http/area.ts'
import { sinUso } from './encargos.ts'
import { olvidarLista } from './lista.ts'
import { encargosHandlers, pasesHandlers } from './routes.ts'
import { encargos, pases } from './tables.ts'

export const manifest = area({
  handlers: { pases: pasesHandlers, encargos: encargosHandlers },
  matriz: () => import('./matriz.ts'),
  // Kept one day after they expire: a person who comes late is told 'expired'.
  cleanUp: async (borrar, now) => {
    await olvidarLista(borrar, now)
    await borrar(pases, sinUso(now - DAY_MS))
    await borrar(encargos, lt(encargos.hastaAt, now - DAY_MS))
  },
})
