// Makes every call of the contract to an API, and reports for each whether it conforms.
import type { CallFailure } from '#contract/callError.ts'
import { RUTA_DE_CAPACIDADES, readCapacidades } from '#contract/capacidades.ts'
import { tabla } from '#contract/tabla.ts'
import { tokenSays } from '#local/session/token.ts'

import { DE_CAPACIDADES } from '../../server/src/contrato/capacidades.ts'
import { LLAMADAS, type Llamada } from '../../server/src/contrato/llamadas.ts'
import { preflight, sinSesion } from './borde.ts'
import type { Diferencia } from './diferencia.ts'
import { efectoDe } from './efecto.ts'
import { EJEMPLOS, type Ejemplo } from './ejemplos.ts'
import { type Mundo, SinDatos } from './mundo.ts'
import { type Registro, juzgarRespuesta } from './respuesta.ts'
import { type Probada, type Telefono, telefonoDe } from './telefono.ts'

export type Pedido = {
  base: string
  usuario: string
  password: string
  provider: string
  idAplicacion: number
  /** Address of the portal's pages, if it differs from the API's. */
  origin: string | undefined
  writes: boolean
  /** Names of calls, 'recetas.buscar'; empty: all. */
  solo: readonly string[]
  lentaMs: number
}

export type Veredicto = 'cumple' | 'se tolera' | 'difiere' | 'falta' | 'no se ofrece' | 'sin probar'

export type Resultado = {
  nombre: string
  llamada: string
  resumen: string
  capacidad?: string
  veredicto: Veredicto
  /** Reason why it was not tried, or the part that was not seen. */
  motivo?: string
  diferencias: Diferencia[]
  /** Effect of such an answer in the app. */
  efecto?: string
  estado?: number
  ms?: number
}

export type Informe = {
  base: string
  hechaAt: string
  conEscrituras: boolean
  capacidades: { nombre: string; anunciada: boolean; es: string; sin: string }[]
  resultados: Resultado[]
}

export async function correr(pedido: Pedido, fetch: typeof globalThis.fetch): Promise<Informe> {
  const { base, origin, solo } = pedido
  const capacidades = await announced(base, fetch)
  const { make, ask, entrar, dentro } = telefonoDe(pedido, capacidades, fetch)
  const { usuario, password, idAplicacion } = pedido
  const hoy = new Date().toISOString().slice(0, 10)
  const mundo: Mundo = { ask, usuario, password, idAplicacion, hoy }

  const entrada = await probar(llamadaDe('acceso.ingresar'), mundo, pedido, make)
  const ingreso = await make(tabla.acceso.ingresar, { nombre: usuario, password })
  const given = (ingreso.value as { token?: string | null } | undefined)?.token
  const says = given ? tokenSays(given) : undefined
  if (given && says) entrar({ token: given, expiresAt: says.expiresAt })
  const resultados: Resultado[] = [conToken(entrada, given, says)]
  for (const llamada of LLAMADAS) {
    if (llamada.nombre === 'acceso.ingresar') continue
    if (solo.length > 0 && !solo.includes(llamada.nombre)) continue
    const { capability, session } = llamada.endpoint
    if (capability !== undefined && !capacidades.includes(capability))
      resultados.push({
        ...nombrada(llamada),
        veredicto: 'no se ofrece',
        motivo: `La capacidad ${capability} no se anuncia.`,
      })
    else if (session && !dentro())
      resultados.push({
        ...nombrada(llamada),
        veredicto: 'sin probar',
        motivo: 'No se pudo entrar.',
      })
    else resultados.push(await probar(llamada, mundo, pedido, make))
  }
  if (solo.length === 0 || solo.includes('sesion'))
    resultados.push(...(await sinSesion(base, fetch)))
  if (origin !== undefined) resultados.push(await preflight(base, origin, capacidades, fetch))
  return {
    base,
    hechaAt: new Date().toISOString(),
    conEscrituras: pedido.writes,
    capacidades: Object.entries(DE_CAPACIDADES).map(([nombre, words]) => ({
      nombre,
      anunciada: capacidades.includes(nombre),
      ...words,
    })),
    resultados,
  }
}

async function announced(base: string, fetch: typeof globalThis.fetch): Promise<string[]> {
  const signal = AbortSignal.timeout(15_000)
  const response = await fetch(base + RUTA_DE_CAPACIDADES, { redirect: 'manual', signal })
  if (!response.ok) return []
  try {
    return readCapacidades(JSON.parse(await response.text()))
  } catch {
    return [] // anything but a valid document means none
  }
}

function llamadaDe(nombre: string): Llamada {
  const found = LLAMADAS.find((one) => one.nombre === nombre)
  if (!found) throw new Error(`The contract has no call ${nombre}.`)
  return found
}

function ejemploDe(nombre: string): Ejemplo {
  const [area, name] = nombre.split('.') as [keyof typeof EJEMPLOS, string]
  const ofArea: Readonly<Record<string, Ejemplo>> = EJEMPLOS[area]
  const found = ofArea[name]
  if (!found) throw new Error(`${nombre} has no example.`)
  return found
}

const nombrada = ({ nombre, resumen, endpoint: { method, path, capability } }: Llamada) => ({
  nombre,
  llamada: `${method} ${path}`,
  resumen,
  ...(capability !== undefined && { capacidad: capability }),
  diferencias: [],
})

async function probar(
  llamada: Llamada,
  mundo: Mundo,
  pedido: Pedido,
  make: Telefono['make'],
): Promise<Resultado> {
  const { clase, puedeNegarse, pedido: of } = ejemploDe(llamada.nombre)
  const named = nombrada(llamada)
  if (clase !== 'lectura' && !pedido.writes)
    return { ...named, veredicto: 'sin probar', motivo: 'Cambia algo: se prueba con --writes.' }
  let hecha: Probada
  try {
    hecha = await make(llamada.endpoint, (await of(mundo)) as object)
  } catch (error) {
    if (!(error instanceof SinDatos)) throw error
    return { ...named, veredicto: 'sin probar', motivo: error.message }
  }
  const diferencias = juzgarRespuesta(llamada.endpoint, hecha, pedido)
  const { registro, falla } = hecha
  const seen = { ...(registro && { estado: registro.status, ms: Math.round(registro.ms) }) }
  if (isMissing(registro, clase === 'cerrada' || puedeNegarse === true))
    return {
      ...named,
      ...seen,
      veredicto: 'falta',
      diferencias,
      efecto: efectoDe(llamada.endpoint, falla),
    }
  const refused = diferencias.filter(({ que }) => que === 'negativa')
  const rest = diferencias.filter(({ que }) => que !== 'negativa')
  if (refused.length > 0 && (clase === 'cerrada' || puedeNegarse))
    return {
      ...named,
      ...seen,
      veredicto: rest.some(({ peso }) => peso === 'impide')
        ? 'difiere'
        : clase === 'cerrada'
          ? 'cumple'
          : 'sin probar',
      motivo: `Se negó en su forma (${refused[0]?.vino ?? ''}): la otra respuesta no se vio.`,
      diferencias: rest,
    }
  const empty = Array.isArray(hecha.value) && hecha.value.length === 0
  return {
    ...named,
    ...seen,
    veredicto: veredictoDe(diferencias),
    ...(empty && { motivo: 'La lista vino vacía: no se vio ninguna fila.' }),
    diferencias,
    ...(diferencias.length > 0 && { efecto: efectoDe(llamada.endpoint, falla, diferencias) }),
  }
}

/** True if the API has no such call. If a refusal is right, a 404 in the provider's form is a refusal. */
function isMissing(registro: Registro | undefined, mayRefuse: boolean): boolean {
  if (registro?.status === 405 || registro?.status === 501) return true
  const inForm = /\bjson\b/i.test(registro?.headers.get('content-type') ?? '')
  return registro?.status === 404 && !(mayRefuse && inForm)
}

export function veredictoDe(diferencias: readonly Diferencia[]): Veredicto {
  if (diferencias.some(({ peso }) => peso === 'impide')) return 'difiere'
  return diferencias.some(({ peso }) => peso === 'tolera') ? 'se tolera' : 'cumple'
}

/** A token that the app cannot read counts as no sign-in. */
function conToken(
  entrada: Resultado,
  given: string | null | undefined,
  says: ReturnType<typeof tokenSays>,
): Resultado {
  if (entrada.veredicto === 'difiere' || entrada.veredicto === 'falta') return entrada
  const wrong: Diferencia[] =
    given && says
      ? says.expiresAt === Number.MAX_SAFE_INTEGER
        ? [tokenIs('aviso', 'un token sin exp', 'exp: sin él la aplicación no sabe cuándo vence')]
        : []
      : [
          tokenIs(
            'impide',
            given ? 'un texto que no se puede leer' : 'nada',
            'un JWT con uid en su contenido',
          ),
        ]
  const diferencias = [...entrada.diferencias, ...wrong]
  const captive: CallFailure = { kind: 'session-over' }
  const impide = wrong.some(({ peso }) => peso === 'impide')
  return {
    ...entrada,
    veredicto: veredictoDe(diferencias),
    diferencias,
    ...(impide && { efecto: efectoDe(tabla.acceso.ingresar, captive) }),
  }
}
const tokenIs = (peso: 'impide' | 'aviso', vino: string, seEspera: string): Diferencia => ({
  que: 'token',
  peso,
  donde: 'token',
  vino,
  seEspera,
})
