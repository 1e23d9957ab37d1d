import {
  type Infer,
  array,
  boolean,
  number,
  object,
  optional,
  string,
  type,
  unknown,
} from 'superstruct'

import { endpoint } from './endpoint.ts'
import { Fecha } from './fechas.ts'
import { Direccion, Numero, Texto, quizas } from './valores.ts'

const Cie10 = type({ codigo: quizas(Texto), descripcion: quizas(string()) })

/** An electronic prescription of practices. */
export type Prescripcion = Infer<typeof Prescripcion>
export const Prescripcion = type({
  prescripcionElectronica: type({
    idPrescripcionElectronica: Numero,
    fechaPrescripcion: Fecha,
    fechaInicio: quizas(Fecha),
    fechaVencimiento: quizas(Fecha),
    observacion: quizas(string()),
    observacionRecodificacion: quizas(string()),
    observacionValidacion: quizas(string()),
    periodo: quizas(Texto),
  }),
  estado: type({ codigo: quizas(Texto), descripcion: quizas(string()) }),
  tipoPracticaCategoria: quizas(type({ descripcion: quizas(string()) })),
  cie10: quizas(Cie10),
  cie10Secundario: quizas(Cie10),
  practicas: array(
    type({
      codigoPractica: Texto,
      descripcionPractica: string(),
      cantidad: quizas(Numero),
      tieneConvenio: quizas(boolean()),
    }),
  ),
  profesional: quizas(
    type({
      apellido: quizas(string()),
      nombre: quizas(string()),
      profesion: quizas(string()),
      matricula: quizas(Texto),
      telefono: quizas(Texto),
      domicilio: quizas(string()),
    }),
  ),
  afiliado: quizas(
    type({
      idAfiliado: quizas(Numero),
      apellido: quizas(string()),
      nombre: quizas(string()),
      numeroDocumentoFormateado: quizas(Texto),
      correo: quizas(string()),
    }),
  ),
  solicitudCobertura: quizas(
    type({
      idSolicitudCobertura: quizas(Numero),
      codigoEstadoSolicitudCobertura: quizas(Texto),
      descripcionEstadoSolicitudCobertura: quizas(string()),
    }),
  ),
  urlReporte: quizas(string()),
})

export const prescripciones = {
  lista: endpoint({
    method: 'GET',
    path: '/v1/prescripciones-electronicas',
    kind: 'synced-read',
    request: object({
      idAfiliado: optional(number()),
      documento: optional(string()),
      fechaDesde: optional(Fecha),
      fechaHasta: optional(Fecha),
      limit: optional(number()),
    }),
    response: array(Prescripcion),
  }),
  detalle: endpoint({
    method: 'GET',
    path: '/v1/prescripciones-electronicas/{id}',
    kind: 'synced-read',
    request: object({ id: number() }),
    response: Prescripcion,
  }),
  reporte: endpoint({
    method: 'POST',
    path: '/v1/prescripciones-electronicas/reporte',
    kind: 'synced-read',
    request: object({ idPrescripcionElectronica: number() }),
    response: Direccion,
  }),
  enviar: endpoint({
    method: 'POST',
    path: '/v1/prescripciones-electronicas/email',
    kind: 'queued-write',
    request: object({ idPrescripcionElectronica: number(), correo: string() }),
    response: unknown(),
  }),
}
