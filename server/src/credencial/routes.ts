import type { credencial } from '#contract/credencial.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { generarToken, validarToken } from './service.ts'

export const credencialHandlers: AreaHandlers<typeof credencial> = {
  generarToken: ({ db, portal, persona, request, ahora }) =>
    generarToken(db, portal.secrets.credencial, persona, request.afiliado.idAfiliado, ahora),
  validarToken: ({ db, portal, request, ahora }) =>
    validarToken(db, portal.secrets.credencial, request.dataBase64, ahora),
}
