/** What people read when a status has no better words of its own (A §8). */
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
  /** A word for programs: 'sesion-vencida', 'en-curso'… */
  codigo?: string
  /** Seconds after which asking again makes sense. */
  retryAfter?: number
  headers?: Record<string, string>
  /** What a save met instead of the version that it was edited from: the answer's 'actual' (412). */
  actual?: unknown
  /** What the security log calls it. */
  evento?: string
  objeto?: number | string
}

/** A refusal: the one shape in which every failed call is answered (SEC-40). Thrown, it also undoes the transaction. */
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

/** A person's thing that is not there, or not this person's: nobody can tell which (SEC-01). A missing file or path is a plain 404. */
export function notFound(objeto?: number | string): Problem {
  return new Problem(404, textFor(404), {
    evento: 'objeto-denegado',
    ...(objeto !== undefined && { objeto }),
  })
}
