import { lt } from 'drizzle-orm'

import { DAY_MS } from '../base/clock.ts'
import { area } from '../http/area.ts'
import { llavesDeAccesoHandlers } from './routes.ts'
import { desafiosDeLlave } from './tables.ts'

export const manifest = area({
  handlers: { llavesDeAcceso: llavesDeAccesoHandlers },
  matriz: () => import('./matriz.ts'),
  cleanUp: async (borrar, now) => {
    await borrar(desafiosDeLlave, lt(desafiosDeLlave.venceAt, now - DAY_MS))
  },
})
