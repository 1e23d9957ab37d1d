import type { partes } from '#contract/extensiones/partes.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { guardarParte, recibidas } from './partes.ts'

export const partesHandlers: AreaHandlers<typeof partes> = {
  recibidas: async ({ db, persona: { uid }, request: { clave, total } }) => ({
    desde: await recibidas(db, { uid, clave }, total),
  }),
  guardar: async (context) => ({ desde: await guardarParte(context, context.request) }),
}
