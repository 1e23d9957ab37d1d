import type { consultaDePases } from '#contract/extensiones/consultas.ts'
import type { encargos } from '#contract/extensiones/encargos.ts'
import type { listaDePases as lista } from '#contract/extensiones/listaDePases.ts'
import type { pases } from '#contract/extensiones/pases.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { contarDireccion } from '../limites/puerta.ts'
import { confianzaDe, listaDePases } from './confianza.ts'
import { crearDesafio } from './desafio.ts'
import { emitir } from './emitir.ts'
import { anotar, consultarEncargo, listaDe, terminar } from './encargos.ts'
import { consultar } from './estado.ts'
import { tramoDe } from './lista.ts'
import { anularImpresas } from './papel.ts'
import { renovar } from './renovar.ts'

export const pasesHandlers: AreaHandlers<typeof pases & typeof lista & typeof consultaDePases> = {
  desafio: async ({ portal, persona, ahora }) => ({
    desafio: crearDesafio(portal.secrets.pases, persona.sid, ahora),
  }),
  emitir,
  anularImpresas: async ({ db, persona, ahora, audit }) => {
    await anularImpresas(db, persona.uid, ahora)
    audit('tarjetas-anuladas', { resultado: 'bien' })
    return {}
  },
  confianza: ({ portal, ahora }) => confianzaDe(portal, ahora),
  lista: ({ portal, ahora }) => listaDePases(portal, ahora),
  tramo: async ({ db, request, header }) => {
    const tramo = await tramoDe(db, request.numero)
    header('Cache-Control', 'public, max-age=604800, immutable')
    return tramo
  },
  consultar: async (asked) => {
    await contarDireccion(asked, 'consultar')
    return consultar(asked.db, asked.request.huella, asked.ahora)
  },
}

export const encargosHandlers: AreaHandlers<typeof encargos> = {
  anotar,
  lista: ({ db, persona, ahora }) => listaDe(db, persona.uid, ahora),
  terminar,
  renovar: async (asked) => {
    await contarDireccion(asked, 'consultar')
    return renovar(asked)
  },
  consultar: async (asked) => {
    await contarDireccion(asked, 'consultar')
    return consultarEncargo(asked.db, asked.request.huella, asked.ahora)
  },
}
