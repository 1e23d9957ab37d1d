import type { pases } from '#contract/extensiones/pases.ts'

import { contarDireccion } from '../base/porDireccion.ts'
import type { AreaHandlers } from '../http/endpointHandler.ts'
import { clavesPublicas } from './claves.ts'
import { tablas } from './codigos.ts'
import { crearDesafio } from './desafio.ts'
import { emitir } from './emitir.ts'
import { consultar } from './estado.ts'
import { listaDeAnulados } from './lista.ts'

export const pasesHandlers: AreaHandlers<typeof pases> = {
  desafio: async ({ portal, persona, ahora }) => ({
    desafio: crearDesafio(portal.secrets.pases, persona.sid, ahora),
  }),
  emitir,
  confianza: async (asked) => {
    await contarDireccion(asked)
    const { portal, ahora } = asked
    const lista = await listaDeAnulados(portal, ahora)
    return { claves: await clavesPublicas(portal, ahora), anulados: lista, tablas }
  },
  consultar: async (asked) => {
    await contarDireccion(asked)
    return consultar(asked.db, asked.request.huella, asked.ahora)
  },
}
