import { enums, is, literal, number, optional, string, type } from 'superstruct'

import { type CallFailure, type Danio, LONGEST_RETRY_AFTER } from '#contract/callError.ts'
import type { Falla } from '#local/bases/lectura.ts'

/** Why something did not work, in words for people (ERR-01 to ERR-11). */
export type Failure = {
  kind:
    | 'sin-senal'
    | 'sin-respuesta'
    | 'portal-cautivo'
    | 'servidor'
    | 'rechazo'
    | 'forma'
    /** A document that came, and cannot be opened. */
    | 'danado'
    | 'sesion'
    /** This phone, not the provider: no room, a database that fails. */
    | 'telefono'
  status?: number
  message: string
  /** What the provider calls it, where it says so. */
  codigo?: string
  retryAfterMs?: number
  /** Not in the provider's own form: something in between may have said it. */
  ajena?: true
  /** When, of one that was noted beside a copy. */
  failedAt?: number
  /** The same was asked before and never answered: it may be done. */
  quizasHecha?: true
}

const SIN_SENAL = 'Para esto necesitás señal. No perdiste lo que escribiste.'

/** A failure beside the form that it happened to: what happened, and what stays. */
export const enPalabras = ({ kind, message }: Failure): string =>
  kind === 'sin-senal' || kind === 'sin-respuesta' ? `${message} ${SIN_SENAL}` : message

/** Nobody knows whether it arrived: the same call may be made again as it was. */
export const sinSaber = ({ kind, codigo }: Failure): boolean =>
  kind === 'sin-senal' ||
  kind === 'sin-respuesta' ||
  kind === 'portal-cautivo' ||
  codigo === 'en-curso'

/** The host has nothing of the kind: an extension that it does not announce. */
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

/** The text of a failing status in the specification; `message` where the provider's own words count. */
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

/** Why a copy could not be refreshed, as it was noted beside it; a note that makes no sense is none. */
export function storedFailure(falla: Falla | undefined): Failure | undefined {
  if (!falla || !is(falla, Stored)) return undefined
  return { ...toFailure(falla.failure), failedAt: falla.failedAt }
}

/** A failure of a call as a person should read it. */
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
        // A status outside HTTP's own numbers is no status at all: its text is all there is.
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
