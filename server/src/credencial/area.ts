import { lt } from 'drizzle-orm'

import { DAY_MS } from '../base/clock.ts'
import { area } from '../http/area.ts'
import { credencialHandlers } from './routes.ts'
import { tokensDeCredencial } from './tables.ts'

export const manifest = area({
  handlers: { credencial: credencialHandlers },
  matriz: () => import('./matriz.ts'),
  cleanUp: async (borrar, now) => {
    await borrar(tokensDeCredencial, lt(tokensDeCredencial.creadoAt, now - DAY_MS))
  },
})
