import { lt } from 'drizzle-orm'

import { PARTE, partes } from '#contract/extensiones/partes.ts'

import { DAY_MS, KEYS_KEPT_MS } from '../base/clock.ts'
import { area } from '../http/area.ts'
import { olvidarAbandonadas } from './partes.ts'
import { clavesHandlers } from './routes.ts'
import { partesHandlers } from './rutasDePartes.ts'
import { claves, respuestas } from './tables.ts'

export const manifest = area({
  handlers: { claves: clavesHandlers, partes: partesHandlers },
  matriz: () => import('./matriz.ts'),
  limits: { [partes.guardar.path]: PARTE },
  cleanUp: async (db, now) => {
    await db.delete(claves).where(lt(claves.creadaAt, now - KEYS_KEPT_MS))
    await db.delete(respuestas).where(lt(respuestas.creadaAt, now - DAY_MS))
    await olvidarAbandonadas(db, now)
  },
})
