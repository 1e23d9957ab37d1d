import type { recetasCronicas } from '#contract/recetasCronicas.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { buscarCronicas, unaCronica } from './service.ts'

export const recetasCronicasHandlers: AreaHandlers<typeof recetasCronicas> = {
  buscar: ({ db, persona, request }) => buscarCronicas(db, persona, request.idAfiliado),
  detalle: ({ db, persona, request }) => unaCronica(db, persona, request.numeroReceta),
}
