import { lt } from 'drizzle-orm'

import { PARTE, partes as llamadas } from '#contract/extensiones/partes.ts'

import { DAY_MS, KEYS_KEPT_MS } from '../base/clock.ts'
import { area } from '../http/area.ts'
import { abandonadas } from './partes.ts'
import { clavesHandlers } from './routes.ts'
import { partesHandlers } from './rutasDePartes.ts'
import { claves, efectos, partes, respuestas } from './tables.ts'

export const manifest = area({
  handlers: { claves: clavesHandlers, partes: partesHandlers },
  matriz: () => import('./matriz.ts'),
  limits: { [llamadas.guardar.path]: PARTE },
  cleanUp: async (borrar, now) => {
    await borrar(claves, lt(claves.creadaAt, now - KEYS_KEPT_MS))
    await borrar(respuestas, lt(respuestas.creadaAt, now - DAY_MS))
    await borrar(efectos, lt(efectos.hechoAt, now - KEYS_KEPT_MS))
    await borrar(partes, abandonadas(now))
  },
})
