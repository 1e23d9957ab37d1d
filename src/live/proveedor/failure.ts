import { enums, is, literal, number, optional, string, type } from 'superstruct'

import { type CallFailure, type Danio, LONGEST_RETRY_AFTER } from '#contract/callError.ts'
import type { Falla } from '#local/bases/lectura.ts'

/** Reason of a failure, in words for people (ERR-01 to ERR-11). */
export type Failure = {
  kind:
    | 'sin-senal'
    | 'sin-respuesta'
    | 'portal-cautivo'
    | 'servidor'
    | 'rechazo'
    | 'forma'
    /** The document arrived and cannot be opened. */
    | 'danado'
    | 'sesion'
    /** The phone failed, not the provider: no room, or a broken database. */
    | 'telefono'
  status?: number
  message: string
  /** The provider's code for the failure, if it names one. */
  codigo?: string
  retryAfterMs?: number
  /** The answer is not in the provider's own form: a device in between may have sent it. */
  ajena?: true
  /** Time of the failure, if it was stored beside a copy. */
  failedAt?: number
  /** An equal earlier call had no answer: it may have been carried out. */
  quizasHecha?: true
}

const SIN_SENAL = 'Para esto necesitás señal. No perdiste lo que escribiste.'

/** Text of a failure shown beside its form: the failure, and that the typed text is kept. */
export const enPalabras = ({ kind, message }: Failure): string =>
  kind === 'sin-senal' || kind === 'sin-respuesta' ? `${message} ${SIN_SENAL}` : message

/** True if the network failed, and nothing that was asked for. */
export const sinRed = ({ kind }: Failure): boolean =>
  kind === 'sin-senal' || kind === 'sin-respuesta' || kind === 'portal-cautivo'

/** True if the call may have arrived: an equal call may be sent again. */
export const sinSaber = (failure: Failure): boolean =>
  sinRed(failure) || failure.codigo === 'en-curso'

/** True if the host does not announce the extension that the call needs. */
export const noSeOfrece = ({ kind, status }: Failure): boolean =>
  kind === 'servidor' && status === undefined

const ERROR_DE_CONEXION = 'Error de conexión.'
const ERROR_EN_EL_SERVIDOR = 'Error en el servidor. Disculpe las molestias.'

const POR_ESTADO: Record<number, string> = {
  400: 'Datos inválidos',
  401: 'Error de acceso.',
  403: 'Error de permisos.',
  404: 'No se encontró el recurso.',
  408: ERROR_DE_CONEXION,
  413: ERROR_DE_CONEXION,
  414: ERROR_DE_CONEXION,
  415: ERROR_DE_CONEXION,
}

const POR_DANIO: Record<Danio, string> = {
  vacio: 'El documento llegó vacío.',
  'otra-cosa': 'Lo que llegó no es un documento.',
  cortado: 'El documento llegó cortado.',
  enorme: 'El documento es demasiado grande para guardarlo acá.',
}

/** Text for a failing status: the specification's, or the provider's own `message` if that has priority. */
export function textOfStatus(status: number, message?: string): string {
  if (message !== undefined) return message
  if (status >= 500 && status <= 504) return ERROR_EN_EL_SERVIDOR
  return POR_ESTADO[status] ?? `Error (${status})`
}

const Stored = type({
  failure: type({
    kind: enums([
      'no-answer',
      'captive',
      'session-over',
      'session-expired',
      'not-offered',
      'status',
      'refused',
      'shape',
      'damaged',
    ]),
    status: optional(number()),
    statusText: optional(string()),
    message: optional(string()),
    inWords: optional(literal(true)),
    how: optional(enums(['vacio', 'otra-cosa', 'cortado', 'enorme'])),
  }),
  failedAt: number(),
})

/** Reason for the last failed refresh, as stored beside the copy; undefined if the stored row is damaged. */
export function storedFailure(falla: Falla | undefined): Failure | undefined {
  if (!falla || !is(falla, Stored)) return undefined
  return { ...toFailure(falla.failure), failedAt: falla.failedAt }
}

/** The failure of a call in words for the person. */
export function toFailure(failure: CallFailure): Failure {
  switch (failure.kind) {
    case 'no-answer':
      return failure.timedOut
        ? { kind: 'sin-respuesta', message: ERROR_DE_CONEXION }
        : { kind: 'sin-senal', message: ERROR_DE_CONEXION }
    case 'captive':
      return { kind: 'portal-cautivo', message: 'Hay red, pero pide iniciar sesión en el Wi-Fi.' }
    case 'session-over':
      return { kind: 'sesion', message: 'Error de acceso.' }
    case 'session-expired':
      return { kind: 'sesion', message: 'Tu sesión venció. Ingresá de nuevo para seguir.' }
    case 'refused':
      return { kind: 'rechazo', message: failure.message }
    case 'shape':
      return { kind: 'forma', message: ERROR_EN_EL_SERVIDOR }
    case 'damaged':
      return { kind: 'danado', message: POR_DANIO[failure.how] ?? POR_DANIO['otra-cosa'] }
    case 'not-offered':
      return { kind: 'servidor', message: 'La obra social todavía no ofrece esto.' }
    case 'status': {
      const { status, message, inWords, statusText, codigo, retryAfterMs, foreign } = failure
      const counts = inWords || status === 400 || status === 422
      return {
        kind: status >= 500 ? 'servidor' : 'rechazo',
        status,
        // A status below 100 is no HTTP status: the status text is then the only information.
        message: status < 100 ? statusText : textOfStatus(status, counts ? message : undefined),
        ...(codigo !== undefined && { codigo }),
        ...(foreign && { ajena: true }),
        ...(retryAfterMs !== undefined && {
          retryAfterMs: Math.min(retryAfterMs, LONGEST_RETRY_AFTER),
        }),
      }
    }
  }
}
