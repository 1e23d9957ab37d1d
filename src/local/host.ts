import { is, number } from 'superstruct'

import { Capacidades, RUTA_DE_CAPACIDADES, readCapacidades } from '#contract/capacidades.ts'
import {
  Configuracion,
  type ConfiguracionCompleta,
  RUTA_DE_CONFIGURACION,
  readConfiguracion,
} from '#contract/configuracion.ts'
import { deadline } from '#contract/deadline.ts'

import type { Device } from './device.ts'
import { ifPossible } from './note.ts'
import { readValor } from './publica.ts'

/** What is known of the provider's host: where it is and what it has beyond the specification. */
export type Host = ConfiguracionCompleta & { capacidades: string[] }

const A_DAY = 24 * 60 * 60_000
/** Between two questions while what was known is not heard again. */
const PAUSE = 10 * 60_000

/**
 * The host as last asked: asked before the first call ever, and again once a day while calls go on with what is known.
 * What stands in its place says why nothing is known yet.
 */
export function hostOf(device: Device, fetch: typeof globalThis.fetch) {
  let asking: Promise<Host | Unheard> | undefined
  let askedAt = -Infinity

  async function ask(now: number, known?: Host): Promise<Host | Unheard> {
    const { host, heard } = await askHost(fetch)
    if (typeof host === 'string') return host
    await ifPossible(async () => {
      if (await isBelieved(device, heard, known, now))
        await device.publica.valores.put({ id: 'host', value: host, savedAt: now })
    })
    return host
  }

  return async (now: number): Promise<Host | Unheard> => {
    const stored = await readValor(device.publica, 'host', Capacidades)
    if (!stored) {
      asking ??= ask(now).finally(() => (asking = undefined))
      return asking
    }
    const known = hostIn(stored.value)
    const isOld = now - stored.savedAt >= A_DAY || now < stored.savedAt
    if (isOld && Math.abs(now - askedAt) >= PAUSE) {
      askedAt = now
      void ask(now, known)
    }
    return known
  }
}

/** The host as this phone remembers it; asks nobody. */
export async function storedHost({ publica }: Device): Promise<Host | undefined> {
  const stored = await readValor(publica, 'host', Capacidades)
  return stored && hostIn(stored.value)
}

const hostIn = (stored: { capacidades: string[] }): Host => ({
  ...readConfiguracion(stored),
  capacidades: stored.capacidades,
})

/** Why a host is not known: nobody answered, or a Wi-Fi's sign-in page did. */
export type Unheard = 'no-answer' | 'captive'

/** What stood in the place of each document. 'trouble': the host fails just now, which says nothing of what it has. */
type Found = 'document' | 'none' | 'page' | 'trouble'
type Heard = { configuration: Found; list: Found }

/**
 * Whether an answer replaces what is known. Without keys what was sent would be done a second time: trouble, or a page where
 * there was a list, takes no knowledge away; and that a document is gone is believed after a day of answers that say so.
 */
async function isBelieved(
  device: Device,
  { configuration, list }: Heard,
  known: Host | undefined,
  now: number,
): Promise<boolean> {
  const hadList = (known?.capacidades ?? []).length > 0
  if (configuration === 'trouble' || list === 'trouble' || (hadList && list === 'page'))
    return false
  const hadConfiguration = known !== undefined && !isByDefault(known)
  const isGone = (hadList && list === 'none') || (hadConfiguration && configuration === 'none')
  if (isGone) return isGoneForADay(device, now)
  await device.publica.valores.delete(GONE)
  return true
}

function isByDefault({ base, provider, publicUrl }: Host): boolean {
  const usual = readConfiguracion(undefined)
  return base === usual.base && provider === usual.provider && publicUrl === usual.publicUrl
}

const GONE = 'documento-ausente'

/** Notes that a document is said to be gone. Answers days apart tell nothing of the time between them. */
async function isGoneForADay({ publica }: Device, now: number): Promise<boolean> {
  const before = await readValor(publica, GONE, number())
  const isInARow = before !== undefined && Math.abs(now - before.savedAt) < 2 * A_DAY
  const since = isInARow ? Math.min(before.value, now) : now
  await publica.valores.put({ id: GONE, value: since, savedAt: now })
  return now - since >= A_DAY
}

async function askHost(
  fetch: typeof globalThis.fetch,
): Promise<{ host: Unheard; heard?: undefined } | { host: Host; heard: Heard }> {
  const configuration = await getDocument(fetch, RUTA_DE_CONFIGURACION, isConfiguracion)
  if (configuration.found === 'no-answer') return { host: 'no-answer' }
  // A page in its place is a Wi-Fi's sign-in, which would answer for the capabilities as well.
  if (configuration.found === 'page') return { host: 'captive' }
  const known = readConfiguracion(configuration.content)
  const list = await getDocument(fetch, known.base + RUTA_DE_CAPACIDADES, isList)
  if (list.found === 'no-answer') return { host: 'no-answer' }
  return {
    host: { ...known, capacidades: readCapacidades(list.content) },
    heard: { configuration: configuration.found, list: list.found },
  }
}

const isConfiguracion = (content: unknown) => is(content, Configuracion)
const isList = (content: unknown) => is(content, Capacidades)

type Got = { found: Found | 'no-answer'; content?: unknown }

/** A JSON document; 'none' when the host answers that it has none, or has something else there. */
async function getDocument(
  fetch: typeof globalThis.fetch,
  address: string,
  isRight: (content: unknown) => boolean,
): Promise<Got> {
  const { signal, done } = deadline(15_000)
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
    return { found: 'no-answer' } // a cut line says nothing about the host
  } finally {
    done()
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a page
  }
}
