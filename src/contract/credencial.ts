import { type Infer, number, object, string, type } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Fecha, Instante } from './fechas.ts'
import { Texto, quizas } from './valores.ts'

export type TokenDeCredencial = Infer<typeof TokenDeCredencial>
export const TokenDeCredencial = type({ token: string(), fechaCreacion: Instante })

export const credencial = {
  generarToken: endpoint({
    method: 'POST',
    path: '/v1/afiliados/credencial/generar-token',
    kind: 'live',
    request: object({ afiliado: object({ idAfiliado: number() }) }),
    response: TokenDeCredencial,
  }),
  validarToken: endpoint({
    method: 'GET',
    path: '/v1/afiliados/credencial/validar-token/{dataBase64}',
    kind: 'live',
    session: false,
    request: object({ dataBase64: string() }),
    response: type({
      apellido: string(),
      nombre: string(),
      cuilCuit: Texto,
      fechaNacimiento: Fecha,
      relacionTitularAdherente: string(),
      tipoAfiliado: string(),
      fechaCreacion: string(),
      derivacion: quizas(
        type({
          descripcionTipoDerivacion: string(),
          obraSocialDescripcion: string(),
          obraSocialSigla: quizas(string()),
          obraSocialProvincia: quizas(string()),
          fechaDesde: Fecha,
          fechaHasta: quizas(Fecha),
        }),
      ),
    }),
  }),
}
