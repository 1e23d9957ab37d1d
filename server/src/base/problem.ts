/** Default text for people, by status (A §8). */
const TEXTS: Record<number, string> = {
  400: 'Datos inválidos',
  401: 'Error de acceso.',
  403: 'Error de permisos.',
  404: 'No se encontró el recurso.',
  408: 'Error de conexión.',
  413: 'Error de conexión.',
  414: 'Error de conexión.',
  415: 'Error de conexión.',
  422: 'Datos inválidos',
}

export const textFor = (status: number): string =>
  TEXTS[status] ??
  (status >= 500 ? 'Error en el servidor. Disculpe las molestias.' : `Error (${status})`)

type Details = {
  /** Word for programs: 'sesion-vencida', 'en-curso'… */
  codigo?: string
  /** Seconds until a retry makes sense. */
  retryAfter?: number
  headers?: Record<string, string>
  /** Present value, in place of the version that a save was edited from: 'actual' of a 412. */
  actual?: unknown
  /** Name of the event in the security log. */
  evento?: string
  objeto?: number | string
}

/** A refusal: the single form of all failed calls (SEC-40). Thrown, it also undoes the transaction. */
export class Problem extends Error {
  readonly status: number
  readonly details: Details

  constructor(status: number, text = textFor(status), details: Details = {}) {
    super(text)
    this.name = 'Problem'
    this.status = status
    this.details = details
  }

  get headers(): Record<string, string> {
    const { retryAfter, headers } = this.details
    return { ...headers, ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) }
  }

  get body() {
    const { codigo, actual } = this.details
    return {
      status: 'error',
      message: this.message,
      error: this.message,
      ...(codigo !== undefined && { codigo }),
      ...(actual !== undefined && { actual }),
    }
  }
}

/**
 * An object that does not exist, or belongs to another person: both look the same (SEC-01). A missing file or path is
 * a plain 404.
 */
export function notFound(objeto?: number | string): Problem {
  return new Problem(404, textFor(404), {
    evento: 'objeto-denegado',
    ...(objeto !== undefined && { objeto }),
  })
}
