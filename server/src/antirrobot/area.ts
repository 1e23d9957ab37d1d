import { lt } from 'drizzle-orm'

import { DAY_MS } from '../base/clock.ts'
import { area } from '../http/area.ts'
import { antirrobotHandlers } from './routes.ts'
import { verificarRecaptcha } from './service.ts'
import { comprobantes, desafiosResueltos } from './tables.ts'

export const manifest = area({
  handlers: {
    antirrobot: antirrobotHandlers,
    acceso: {
      verificarRecaptcha: (context) => verificarRecaptcha(context, context.request.token),
    },
  },
  matriz: () => import('./matriz.ts'),
  cleanUp: async (borrar, now) => {
    for (const table of [comprobantes, desafiosResueltos])
      await borrar(table, lt(table.venceAt, now - DAY_MS))
  },
})
