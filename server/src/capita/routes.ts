import type { capita } from '#contract/capita.ts'

import { direccionDe } from '../archivos/puerta.ts'
import type { AreaHandlers } from '../base/endpointHandler.ts'
import { claveDeCupon } from './documento.ts'
import { comoSeVe, cuponDelMes } from './service.ts'

export const capitaHandlers: AreaHandlers<typeof capita> = {
  generarCupon: async ({ db, persona, request, ahora }) =>
    comoSeVe(await cuponDelMes(db, persona, request, ahora)),
  cuponEnPdf: async ({ db, persona, request, ahora }) => {
    const { numeroDocumento, tipoDocumento } = request
    const cupon = await cuponDelMes(db, persona, { numeroDocumento, tipoDocumento }, ahora)
    return { url: direccionDe(await claveDeCupon(db, cupon, ahora)) }
  },
}
