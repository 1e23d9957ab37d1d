import { type Infer, literal, number, object, string, type } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Fecha } from './fechas.ts'
import { Direccion, Numero, Texto, quizas } from './valores.ts'

export type CuponDeCapita = Infer<typeof CuponDeCapita>
export const CuponDeCapita = type({
  totalCapita: quizas(Numero),
  totalCredito: quizas(Numero),
  totalFondoVoluntario: quizas(Numero),
  totalAPagar: Numero,
  codigoLinkPagos: Texto,
  numeroRecibo: Texto,
  periodo: Texto,
  fechaVencimiento: Fecha,
})

const persona = { numeroDocumento: number(), tipoDocumento: string() }

export const capita = {
  generarCupon: endpoint({
    method: 'POST',
    path: '/v1/afiliados/cupon-capita',
    kind: 'live',
    request: object(persona),
    response: CuponDeCapita,
  }),
  cuponEnPdf: endpoint({
    method: 'POST', // It carries a payload, like the call beside it.
    path: '/v1/afiliados/cupon-capita-pdf',
    kind: 'live',
    assumed: true,
    request: object({
      ...persona,
      recibo: literal(false),
      fechaDeImpresion: literal(null),
    }),
    response: Direccion,
  }),
}
