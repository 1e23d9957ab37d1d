import { type Infer, nullable, number, object, optional, string, type } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Fecha, Instante } from './fechas.ts'

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
      cuilCuit: string(),
      fechaNacimiento: Fecha,
      relacionTitularAdherente: string(),
      tipoAfiliado: string(),
      fechaCreacion: string(),
      derivacion: optional(
        nullable(
          type({
            descripcionTipoDerivacion: string(),
            obraSocialDescripcion: string(),
            obraSocialSigla: optional(nullable(string())),
            obraSocialProvincia: optional(nullable(string())),
            fechaDesde: Fecha,
            fechaHasta: optional(nullable(Fecha)),
          }),
        ),
      ),
    }),
  }),
}
