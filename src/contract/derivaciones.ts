import { type Infer, array, boolean, number, object, record, string, type } from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Fecha } from './fechas.ts'
import { Direccion, Numero, quizas } from './valores.ts'

/** A referral letter for travel, with the affiliates it names. */
export type DerivacionTransitoria = Infer<typeof DerivacionTransitoria>
export const DerivacionTransitoria = type({
  provincia: quizas(string()),
  provinciaDescripcion: quizas(string()),
  fechaDesde: Fecha,
  fechaHasta: Fecha,
  sigla: quizas(string()),
  obraSocial: quizas(string()),
  idObraSocial: Numero,
  /** If the host counts saves: the version that an edit starts from (capability 'versiones'). */
  version: quizas(Numero),
  afiliados: array(
    type({
      idHistorialDerivacionAfiliado: Numero,
      nombre: string(),
      apellido: string(),
      relacionTitularAdherente: quizas(string()),
      idAfiliado: Numero,
      activo: quizas(boolean()),
    }),
  ),
})

export const derivaciones = {
  guardar: endpoint({
    method: 'POST',
    path: '/v1/derivaciones/save-transitorias',
    kind: 'queued-write',
    request: object({
      idObraSocial: number(),
      fechaDesde: Fecha,
      fechaHasta: Fecha,
      /** By affiliate id; activo is false for a member who was removed from the referral. */
      afiliados: record(
        string(),
        object({ activo: boolean(), idHistorialDerivacionAfiliado: quizas(number()) }),
      ),
    }),
    response: type({
      version: quizas(Numero),
      /** The other fields are shown by lists; a host may leave them out. */
      afiliados: array(
        type({
          idHistorialDerivacionAfiliado: Numero,
          idAfiliado: quizas(Numero),
          nombre: quizas(string()),
          apellido: quizas(string()),
          activo: quizas(boolean()),
        }),
      ),
    }),
  }),
  imprimirCarta: endpoint({
    method: 'POST',
    path: '/v1/derivaciones/imprimir-carta-derivacion',
    kind: 'synced-read',
    request: object({ ids: array(number()) }),
    response: Direccion,
  }),
  lista: endpoint({
    method: 'GET',
    path: '/v1/derivaciones/transitorias',
    kind: 'synced-read',
    request: object({}),
    response: array(DerivacionTransitoria),
  }),
}
