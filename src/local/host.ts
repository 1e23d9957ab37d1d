import { Capacidades, RUTA_DE_CAPACIDADES, readCapacidades } from '#contract/capacidades.ts'
import {
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

/**
 * The host as last asked: asked before the first call ever, and again once a day while calls go on with what is known.
 * What stands in its place says why nothing is known yet.
 */
export function hostOf(device: Device, fetch: typeof globalThis.fetch) {
  let asking: Promise<Host | Unheard> | undefined

  async function ask(now: number, known?: Capacidades): Promise<Host | Unheard> {
    const { host, from } = await askHost(fetch)
    if (typeof host === 'string') return host
    // A page where there was a list is a host in trouble: without keys what was sent would be sent a second time.
    const isBelieved =
      from === 'document' || (from === 'page' && (known?.capacidades ?? []).length === 0)
    if (isBelieved)
      await ifPossible(() => device.publica.valores.put({ id: 'host', value: host, savedAt: now }))
    return host
  }

  return async (now: number): Promise<Host | Unheard> => {
    const stored = await readValor(device.publica, 'host', Capacidades)
    const old = !stored || now - stored.savedAt >= A_DAY || now < stored.savedAt
    if (old) asking ??= ask(now, stored?.value).finally(() => (asking = undefined))
    if (stored) return hostIn(stored.value)
    return asking ?? ask(now)
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

/** `from`: what the list of capabilities was read from. */
async function askHost(
  fetch: typeof globalThis.fetch,
): Promise<{ host: Host | Unheard; from?: 'document' | 'page' | 'trouble' }> {
  const configuration = await getDocument(fetch, RUTA_DE_CONFIGURACION)
  if (configuration === NO_ANSWER) return { host: 'no-answer' }
  // A page in its place is a Wi-Fi's sign-in, which would answer for the capabilities as well.
  if (configuration === PAGE) return { host: 'captive' }
  const known = readConfiguracion(configuration)
  const announced = await getDocument(fetch, known.base + RUTA_DE_CAPACIDADES)
  if (announced === NO_ANSWER) return { host: 'no-answer' }
  const inTrouble = configuration === TROUBLE || announced === TROUBLE
  return {
    host: { ...known, capacidades: readCapacidades(announced) },
    from: inTrouble ? 'trouble' : announced === PAGE ? 'page' : 'document',
  }
}

const NO_ANSWER = Symbol('no answer')
const PAGE = Symbol('a page')
/** The host is there and fails just now: it has nothing to offer today, which is no reason to believe it for a day. */
const TROUBLE = Symbol('trouble')

/** A JSON document; undefined when the host answers that it has none. */
async function getDocument(fetch: typeof globalThis.fetch, address: string): Promise<unknown> {
  const { signal, done } = deadline(15_000)
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
    })
    if (response.status === 404 || response.status === 410) return undefined
    if (response.type === 'opaqueredirect' || response.status === 511) return PAGE
    if (!response.ok) return TROUBLE
    return parse(await response.text())
  } catch {
    return NO_ANSWER // a cut line says nothing about the host
  } finally {
    done()
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return PAGE
  }
}
