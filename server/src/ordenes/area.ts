import { and, isNull, lt } from 'drizzle-orm'

import { DAY_MS } from '../base/clock.ts'
import { area } from '../http/area.ts'
import { comoSeVen } from '../prestadores/puerta.ts'
import { documentoDeOrden } from './documento.ts'
import { ultimosPrestadores } from './emitidas.ts'
import { listaDePracticas } from './listas.ts'
import { ordenesHandlers } from './routes.ts'
import { ordenes } from './tables.ts'

export const manifest = area({
  over: ['prestadores'],
  handlers: {
    ordenes: ordenesHandlers,
    busquedas: { practicas: ({ db }) => listaDePracticas(db) },
    prestadores: {
      ultimos: async ({ db, persona, request }) =>
        comoSeVen(db, await ultimosPrestadores(db, persona, request)),
    },
  },
  matriz: () => import('./matriz.ts'),
  documents: { orden: { hacer: documentoDeOrden } },
  seed: () => import('./semilla.ts'),
  // Deletes only orders that were validated and never issued.
  cleanUp: async (db, now) => {
    await db
      .delete(ordenes)
      .where(and(isNull(ordenes.generadaAt), lt(ordenes.venceAt, now - DAY_MS)))
  },
})
