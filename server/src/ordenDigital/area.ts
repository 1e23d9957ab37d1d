import { lt } from 'drizzle-orm'

import { DAY_MS } from '../base/clock.ts'
import { area } from '../http/area.ts'
import { ordenDigitalHandlers } from './routes.ts'
import { consultasDigitales } from './tables.ts'

export const manifest = area({
  over: ['ordenes'],
  handlers: { ordenDigital: ordenDigitalHandlers },
  matriz: () => import('./matriz.ts'),
  // Kept one day after they expire: a person who comes late is told 'expired'.
  cleanUp: async (borrar, now) => {
    await borrar(consultasDigitales, lt(consultasDigitales.venceAt, now - DAY_MS))
  },
})
