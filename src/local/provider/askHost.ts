import { is } from 'superstruct'

import { Capacidades, RUTA_DE_CAPACIDADES, readCapacidades } from '#contract/capacidades.ts'
import {
  Configuracion,
  type ConfiguracionCompleta,
  RUTA_DE_CONFIGURACION,
  readConfiguracion,
} from '#contract/configuracion.ts'
import { deadline } from '#contract/deadline.ts'
import { producto } from '#contract/producto.ts'
import { RUTA_DE_VERSION } from '#contract/rutaDeVersion.ts'

/** The provider's host: its address, and its extensions beyond the specification. */
export type Host = ConfiguracionCompleta & { capacidades: string[] }

/** Reason why a host is unknown: no answer came, or a Wi-Fi's sign-in page. */
export type Unheard = 'no-answer' | 'captive'

/**
 * Result of a request for a document. 'trouble': the host fails at the moment, which does not change its extensions.
 */
type Found = 'document' | 'none' | 'page' | 'trouble'
export type Heard = { configuration: Found; list: Found }

type Answered = { host: Unheard; heard?: undefined } | { host: Host; heard: Heard }

/** Time after which an earlier answer is no longer used. */
const A_WHILE = 5 * 60_000
let before: { asking: Promise<Answered>; at: number } | undefined

/** Asks for the host before any code that calls it has loaded: the person is still typing. */
export function askHostBefore(): void {
  before ??= { asking: askHost((...args) => fetch(...args)), at: Date.now() }
}

/** Returns the result of that request, once; undefined if there is none or it is too old. */
export async function askedBefore(): Promise<Answered | undefined> {
  const { asking, at = -Infinity } = before ?? {}
  before = undefined
  const answered = Math.abs(Date.now() - at) < A_WHILE ? await asking : undefined
  return typeof answered?.host === 'string' ? undefined : answered
}

/** Asks the portal's own address for two documents: the provider's address, and its capabilities. */
export async function askHost(fetch: typeof globalThis.fetch): Promise<Answered> {
  // Default place of the list: asked for at the same time, so that a slow link does not wait for one document after
  // the other.
  const usual = readConfiguracion(undefined).base
  const usualList = listOf(fetch, usual)
  const configuration = await getDocument(fetch, RUTA_DE_CONFIGURACION, isConfiguracion)
  if (configuration.found === 'no-answer') return { host: 'no-answer' }
  // A page in place of the configuration is a Wi-Fi's sign-in, which would answer for the capabilities as well.
  if (configuration.found === 'page') return { host: 'captive' }
  const known = readConfiguracion(configuration.content)
  const list = await (known.base === usual ? usualList : listElsewhere(fetch, known.base))
  if (list.found === 'no-answer') return { host: 'no-answer' }
  return {
    host: { ...known, capacidades: readCapacidades(list.content) },
    heard: { configuration: configuration.found, list: list.found },
  }
}

const listOf = (fetch: typeof globalThis.fetch, base: string) =>
  getDocument(fetch, base + RUTA_DE_CAPACIDADES, isList)

/**
 * The list of a host at another address. The browser hides a 404 without CORS headers, so that it looks like no
 * answer: the host has no list if it answers another call, but not a second request for the list.
 */
async function listElsewhere(fetch: typeof globalThis.fetch, base: string): Promise<Got> {
  const first = await listOf(fetch, base)
  if (first.found !== 'no-answer' || first.late) return first
  // JSON that is no list, or a 404: the host itself.
  const version = `${base}${RUTA_DE_VERSION}/${producto.idAplicacion}`
  const other = await getDocument(fetch, version, isList)
  if (other.found !== 'none') return first
  const again = await listOf(fetch, base)
  return again.found === 'no-answer' && !again.late ? { found: 'none' } : again
}

const isConfiguracion = (content: unknown) => is(content, Configuracion)
const isList = (content: unknown) => is(content, Capacidades)

/** `late`: the time for an answer passed. */
type Got = { found: Found | 'no-answer'; content?: unknown; late?: boolean }

/** Asks for a JSON document; 'none' if the host does not have it. */
async function getDocument(
  fetch: typeof globalThis.fetch,
  address: string,
  isRight: (content: unknown) => boolean,
): Promise<Got> {
  const { signal, done, timedOut } = deadline(15_000)
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
    })
    if (response.status === 404 || response.status === 410) return { found: 'none' }
    if (response.type === 'opaqueredirect' || response.status === 511) return { found: 'page' }
    if (!response.ok) return { found: 'trouble' }
    const content = parse(await response.text())
    if (content === undefined) return { found: 'page' }
    return isRight(content) ? { found: 'document', content } : { found: 'none' }
  } catch {
    // A lost connection does not change the host's extensions.
    return { found: 'no-answer', late: timedOut() }
  } finally {
    done()
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // The answer is not JSON: a page.
  }
}
