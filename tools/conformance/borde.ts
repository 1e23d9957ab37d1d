// Questions beside the calls: an answer without a session, and a browser's preflight of a call to another address.
import { CABECERAS, cabeceraDeConocida } from '#contract/capacidades.ts'
import { tabla } from '#contract/tabla.ts'

import type { Resultado } from './corrida.ts'
import { type Diferencia } from './diferencia.ts'
import { efectoDe } from './efecto.ts'

const { grupoFamiliar } = tabla.afiliados
const WAIT_MS = 15_000

/** A request and its answer without the body; undefined if no answer came. */
async function headersOf(
  fetch: typeof globalThis.fetch,
  address: string,
  init: RequestInit,
): Promise<Response | undefined> {
  try {
    const signal = AbortSignal.timeout(WAIT_MS)
    const answer = await fetch(address, { ...init, redirect: 'manual', signal })
    await answer.arrayBuffer()
    return answer
  } catch {
    return undefined // the difference reports the missing answer
  }
}
const FORGED = 'eyJhbGciOiJIUzI1NiJ9.eyJ1aWQiOiIwIn0.AAAA'

/** Without a session, and with an invented token, the answer is a 401 in the provider's form. */
export async function sinSesion(
  base: string,
  fetch: typeof globalThis.fetch,
): Promise<Resultado[]> {
  const cases = [
    { nombre: 'sesion.ninguna', resumen: 'Sin token', headers: {} },
    {
      nombre: 'sesion.falsa',
      resumen: 'Con un token inventado',
      headers: { Authorization: `Bearer ${FORGED}` },
    },
  ]
  const results: Resultado[] = []
  for (const { nombre, resumen, headers } of cases) {
    const answer = await headersOf(fetch, base + grupoFamiliar.path, { headers })
    const status = answer?.status
    const type = answer?.headers.get('content-type') ?? 'nada'
    const ours =
      /\bjson\b/i.test(type) || /^bearer/i.test(answer?.headers.get('www-authenticate') ?? '')
    const diferencias: Diferencia[] =
      status === 401 && ours
        ? []
        : [
            {
              que: 'sesion',
              peso: 'impide',
              donde: 'el estado y Content-Type',
              vino: status === undefined ? 'nada' : `${status} con ${type}`,
              seEspera: '401 en JSON, o con WWW-Authenticate: Bearer',
            },
          ]
    const falla = status === 401 ? ({ kind: 'captive' } as const) : undefined
    results.push({
      nombre,
      llamada: `GET ${grupoFamiliar.path}`,
      resumen,
      veredicto: diferencias.length > 0 ? 'difiere' : 'cumple',
      diferencias,
      ...(status !== undefined && { estado: status }),
      ...(diferencias.length > 0 && {
        efecto: falla
          ? `${efectoDe(grupoFamiliar, falla)} Quien perdió la sesión no se entera.`
          : 'No se entera de que la sesión terminó.',
      }),
    })
  }
  return results
}

/** Header names that the app sends and reads if these extensions are announced. */
const SENT: Readonly<Record<string, readonly string[]>> = {
  idempotencia: [CABECERAS.clave],
  versiones: [CABECERAS.version],
  comprobacion: [CABECERAS.comprobante],
  pedido: [CABECERAS.pedido],
  etag: [CABECERAS.conocida, cabeceraDeConocida('POST')],
}
const READ: Readonly<Record<string, readonly string[]>> = {
  'token-renovado': [CABECERAS.token],
  etag: [CABECERAS.marca],
}

export async function preflight(
  base: string,
  origin: string,
  capacidades: readonly string[],
  fetch: typeof globalThis.fetch,
): Promise<Resultado> {
  const sent = ['Authorization', 'Content-Type', ...capacidades.flatMap((name) => SENT[name] ?? [])]
  const read = [
    'Date',
    'Retry-After',
    'Content-Disposition',
    ...capacidades.flatMap((name) => READ[name] ?? []),
  ]
  const options = await headersOf(fetch, base + grupoFamiliar.path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': sent.join(', ').toLowerCase(),
    },
  })
  const answer = await headersOf(fetch, base + grupoFamiliar.path, { headers: { Origin: origin } })
  const allowed = options?.headers.get('access-control-allow-origin')
  const diferencias = [
    ...(options?.ok && (allowed === origin || allowed === '*')
      ? []
      : [
          cors(
            'cabecera Access-Control-Allow-Origin',
            allowed ?? `nada, con ${options?.status ?? 'ninguna respuesta'}`,
            origin,
          ),
        ]),
    ...missing(options, 'access-control-allow-headers', sent).map((name) =>
      cors('cabecera Access-Control-Allow-Headers', 'nada', name),
    ),
    ...missing(answer, 'access-control-expose-headers', read).map((name) => ({
      ...cors('cabecera Access-Control-Expose-Headers', 'nada', name),
      peso: 'tolera' as const,
    })),
  ]
  const impide = diferencias.some(({ peso }) => peso === 'impide')
  return {
    nombre: 'navegador.permiso',
    llamada: `OPTIONS ${grupoFamiliar.path}`,
    resumen: `Lo que un navegador pregunta desde ${origin}`,
    veredicto: impide ? 'difiere' : diferencias.length > 0 ? 'se tolera' : 'cumple',
    diferencias,
    ...(options && { estado: options.status }),
    ...(diferencias.length > 0 && {
      efecto: impide
        ? 'El navegador no deja salir los pedidos: para la aplicación es como estar sin señal.'
        : 'Sigue sin leer esas cabeceras.',
    }),
  }
}

const cors = (donde: string, vino: string, seEspera: string): Diferencia => ({
  que: 'cors',
  peso: 'impide',
  donde,
  vino,
  seEspera,
})

function missing(answer: Response | undefined, name: string, wanted: readonly string[]): string[] {
  const listed = (answer?.headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
  return wanted.filter((one) => !listed.includes(one.toLowerCase()))
}
