// The shapes of an authorization request; its calls are in autorizaciones.ts.
import { type Infer, array, boolean, number, object, optional, string, type } from 'superstruct'

import { Subido } from './extensiones/partes.ts'
import { Fecha } from './fechas.ts'
import { Numero, Texto, quizas, unaDe } from './valores.ts'

export type Adjunto = Infer<typeof Adjunto>
export const Adjunto = object({
  fileName: string(),
  extension: string(),
  /** Size in bytes. */
  dimension: number(),
  contentBase64: string(),
  requerido: boolean(),
  id: string(),
  moduleContainerPathName: string(),
  /** Our extension: the file was sent before, in parts, and `contentBase64` is empty. */
  subido: optional(Subido),
})

export const PracticaContada = type({ cantidad: quizas(Numero), nombre: string() })

/** A practice comes as quantity and name, or as plain text (AUTH-17). */
export type PracticaAutorizada = Infer<typeof PracticaAutorizada>
export const PracticaAutorizada = unaDe([string(), PracticaContada])

/** A row of the list; hosts write some of its names in two ways. */
export type FilaDeAutorizacion = Infer<typeof FilaDeAutorizacion>
export const FilaDeAutorizacion = type({
  idSolicitudCobertura: quizas(Numero),
  id: quizas(Numero),
  idSolicitudCoberturaFormateado: quizas(Texto),
  idFormateado: quizas(Texto),
  correo: quizas(string()),
  afiliado: quizas(string()),
  numerodocumento: quizas(Texto),
  afiliadonumerodocumento: quizas(Texto),
  tipoCobertura: quizas(string()),
  estado: quizas(string()),
  fechaestado: quizas(Fecha),
  observacion: quizas(string()),
  practicas: quizas(array(PracticaAutorizada)),
  idGrupoTipoCobertura: quizas(Numero),
  codigoEstado: Texto,
})

const Documento = type({
  documentacion: quizas(string()),
  fojas: quizas(Numero),
  codigoDocumentacion: quizas(Texto),
  path: quizas(string()),
  idHistorialDocumentacionSolicitudCobertura: quizas(Numero),
})

export type Autorizacion = Infer<typeof Autorizacion>
export const Autorizacion = type({
  solicitudCobertura: type({
    idSolicitudCobertura: Numero,
    idSolicitudCoberturaFormateado: quizas(Texto),
    fechaGenerada: quizas(Fecha),
    fechaIniciada: quizas(Fecha),
    vencimiento: quizas(Fecha),
  }),
  afiliado: type({
    apellido: quizas(string()),
    nombre: quizas(string()),
    apellidoNombreFormateado: quizas(string()),
    numeroDocumentoFormateado: quizas(Texto),
  }),
  estado: type({
    codigoEstado: Texto,
    descripcionEstadoSolicitudCobertura: quizas(string()),
    fechaDesde: quizas(Fecha),
    observacion: quizas(string()),
    idHistorialEstadoSolicitudCobertura: quizas(Numero),
  }),
  tipoCobertura: quizas(type({ codigo: quizas(Texto), descripcion: quizas(string()) })),
  documentacion: quizas(array(Documento)),
  practicas: quizas(array(PracticaAutorizada)),
  providenciaUrl: quizas(string()),
})
