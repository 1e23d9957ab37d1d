// Compares an HTTP answer with a call of the contract.
import type { CallFailure } from '#contract/callError.ts'
import type { Endpoint } from '#contract/endpoint.ts'

import { type Diferencia, muestra, tapado } from './diferencia.ts'
import { juzgarValor } from './valor.ts'

/** An answer as it came over the wire. */
export type Registro = { status: number; headers: Headers; bytes: ArrayBuffer; ms: number }

/** A call that was made: the answer, if there was one, and the result of the app's own call. */
export type Hecha = { registro: Registro | undefined; falla: CallFailure | undefined }

/**
 * `origin`: origin of the portal's pages; if it is not the API's, a browser needs permission to read answers.
 * `lentaMs`: limit for a slow answer.
 */
export type Condiciones = { origin: string | undefined; lentaMs: number }

const isJson = (headers: Headers) => /\bjson\b/i.test(headers.get('content-type') ?? '')
const isPage = (headers: Headers) => /\bhtml\b/i.test(headers.get('content-type') ?? '')

export function juzgarRespuesta(
  endpoint: Endpoint,
  { registro, falla }: Hecha,
  { origin, lentaMs }: Condiciones,
): Diferencia[] {
  if (!registro)
    return [
      {
        que: 'sin-respuesta',
        peso: 'impide',
        donde: 'la conexión',
        vino: falla?.kind === 'no-answer' && falla.timedOut ? 'nada, a tiempo' : 'nada',
        seEspera: 'una respuesta',
      },
    ]
  const { headers, ms } = registro
  const found = ofStatus(endpoint, registro)
  if (ms > lentaMs)
    found.push({
      que: 'lenta',
      peso: 'aviso',
      donde: 'el tiempo',
      vino: `${Math.round(ms)} ms`,
      seEspera: `menos de ${lentaMs} ms`,
    })
  const allowed = headers.get('access-control-allow-origin')
  if (origin !== undefined && allowed !== origin && allowed !== '*')
    found.push({
      que: 'cors',
      peso: 'impide',
      donde: 'cabecera Access-Control-Allow-Origin',
      vino: allowed ?? 'nada',
      seEspera: origin,
    })
  return found
}

function ofStatus(endpoint: Endpoint, registro: Registro): Diferencia[] {
  const { status, headers } = registro
  if (status >= 300 && status < 400)
    return [
      {
        que: 'redirige',
        peso: 'impide',
        donde: 'el estado',
        vino: `${status}, a otra dirección`,
        seEspera: '200: una redirección no se sigue, porque el token viajaría',
      },
    ]
  if (status < 200 || status >= 300) return ofRefusal(registro)
  const unusual: Diferencia[] =
    status === 200
      ? []
      : [
          {
            que: 'estado',
            peso: 'tolera',
            donde: 'el estado',
            vino: String(status),
            seEspera: '200',
          },
        ]
  if (isPage(headers)) return [...unusual, pageInstead(status)]
  if (endpoint.answer === 'file') return [...unusual, ...ofFile(registro)]
  return [...unusual, ...ofBody(endpoint, registro)]
}

const pageInstead = (status: number): Diferencia => ({
  que: 'pagina',
  peso: 'impide',
  donde: 'la respuesta',
  vino: `una página HTML con ${status}`,
  seEspera: 'JSON: una página se toma por la de un Wi-Fi',
})

/** A refusal is JSON with a text; a page or a bare status may come from a box in between. */
function ofRefusal({ status, headers, bytes }: Registro): Diferencia[] {
  const body = parse(bytes)
  const words = wordsOf(body)
  if (isPage(headers)) return [pageInstead(status)]
  if (isJson(headers) && words !== undefined)
    return [
      {
        que: 'negativa',
        peso: 'impide',
        donde: 'el estado',
        vino: `${status}: ${words.replaceAll(/\d/g, '9').slice(0, 120)}`,
        seEspera: '200 con la respuesta del contrato',
      },
    ]
  return [
    {
      que: 'negativa-sin-forma',
      peso: 'impide',
      donde: 'la respuesta',
      vino: `${status} con ${body === undefined ? 'algo que no es JSON' : muestra(body)}`,
      seEspera: 'JSON con status "error" y message',
    },
  ]
}

/** Text of a refusal, for the person. */
export function wordsOf(body: unknown): string | undefined {
  const text = ['message', 'error']
    .map((name) => fieldOf(body, name))
    .find((one) => typeof one === 'string')
  return typeof text === 'string' && text !== '' ? text : undefined
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined

/** The JSON of a body; undefined if it is not JSON. */
export function parse(bytes: ArrayBuffer): unknown {
  const text = new TextDecoder().decode(bytes)
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the difference is found in the bytes
  }
}

function ofFile({ bytes, headers }: Registro): Diferencia[] {
  if (bytes.byteLength > 0 && !isJson(headers)) return []
  return [
    {
      que: bytes.byteLength === 0 ? 'vacia' : 'otra-forma',
      peso: 'impide',
      donde: 'el archivo',
      vino: bytes.byteLength === 0 ? 'ningún byte' : 'JSON',
      seEspera: 'los bytes del documento, con su Content-Type',
    },
  ]
}

function ofBody({ response, capability }: Endpoint, { bytes, headers }: Registro): Diferencia[] {
  const found: Diferencia[] = []
  if (bytes.byteLength === 0) {
    if (response.is(null)) return []
    return [
      {
        que: 'vacia',
        peso: 'impide',
        donde: 'la respuesta',
        vino: 'ningún byte',
        seEspera: 'JSON',
      },
    ]
  }
  const body = parse(bytes)
  if (body === undefined) {
    const text = new TextDecoder().decode(bytes)
    return /^\s*</.test(text)
      ? [pageInstead(200)]
      : [
          {
            que: 'no-es-json',
            peso: 'impide',
            donde: 'la respuesta',
            vino: `"${tapado(text)}"`,
            seEspera: 'JSON entero',
          },
        ]
  }
  if (!isJson(headers))
    found.push({
      que: 'tipo-de-contenido',
      peso: 'tolera',
      donde: 'cabecera Content-Type',
      vino: headers.get('content-type') ?? 'nada',
      seEspera: 'application/json; charset=utf-8',
    })
  if (!isUtf8(bytes))
    found.push({
      que: 'letras',
      peso: 'tolera',
      donde: 'la respuesta',
      vino: 'letras con acento en otra codificación',
      seEspera: 'UTF-8',
    })
  const status = fieldOf(body, 'status')
  if (status === 'error' || status === 'warning')
    return [
      ...found,
      {
        que: 'negativa',
        peso: 'impide',
        donde: 'status',
        vino: `"${status}": ${(wordsOf(body) ?? 'sin message').replaceAll(/\d/g, '9').slice(0, 120)}`,
        seEspera: 'la respuesta del contrato',
      },
    ]
  // In an extension's answer a field may be missing on purpose: only the contract names it, not the specification.
  return [
    ...found,
    ...juzgarValor(body, response).filter(
      ({ que }) => que !== 'nunca-vino' || capability === undefined,
    ),
  ]
}

function isUtf8(bytes: ArrayBuffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
