import { type Infer, array, number, object, string, type } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Fecha } from './fechas.ts'
import { Numero, Texto, quizas } from './valores.ts'

export type Reintegro = Infer<typeof Reintegro>
export const Reintegro = type({
  acreditacionReintegroVO: type({
    numeroSolicitud: Texto,
    numeroCuenta: quizas(Texto),
    descripcion: quizas(string()),
    fechaAcreditacion: quizas(Fecha),
    fechaLiquidacion: quizas(Fecha),
    importeReintegro: quizas(Numero),
    observacion: quizas(string()),
  }),
})

export const reintegros = {
  buscar: endpoint({
    method: 'POST',
    path: '/v1/busquedas/buscarReintegros',
    kind: 'synced-read',
    request: object({ idAfiliado: number(), anio: quizas(number()) }),
    response: array(Reintegro),
  }),
}
