import type { prescripciones } from '#contract/prescripciones.ts'

import { direccionDe, enviarDocumentos } from '../archivos/puerta.ts'
import type { AreaHandlers } from '../base/endpointHandler.ts'
import { buscarPrescripciones, claveDePrescripcion, unaPrescripcion } from './service.ts'

export const prescripcionesHandlers: AreaHandlers<typeof prescripciones> = {
  lista: (context) => buscarPrescripciones(context, context.request),
  detalle: (context) => unaPrescripcion(context, context.request.id),
  reporte: async (context) => ({
    url: direccionDe(await claveDePrescripcion(context, context.request.idPrescripcionElectronica)),
  }),
  enviar: async (context) => {
    const { idPrescripcionElectronica, correo } = context.request
    const adjuntos = [await claveDePrescripcion(context, idPrescripcionElectronica)]
    await enviarDocumentos(context, { correo, adjuntos, que: 'una prescripción electrónica' })
    return {}
  },
}
