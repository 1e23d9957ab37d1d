import { RUTA_DE_CAPACIDADES, readCapacidades } from '#contract/capacidades.ts'
import {
  type ConfiguracionCompleta,
  RUTA_DE_CONFIGURACION,
  readConfiguracion,
} from '#contract/configuracion.ts'

import type { Device } from './device.ts'

/** What is known of the provider's host: where it is and what it has beyond the specification. */
export type Host = ConfiguracionCompleta & { capacidades: string[] }

const A_DAY = 24 * 60 * 60_000

/** The host as last asked; asked again once a day, and before the first call ever. */
export async function knownHost(
  { publica }: Device,
  fetch: typeof globalThis.fetch,
  now: number,
): Promise<Host> {
  const stored = await publica.valores.get('host')
  if (stored && now - stored.savedAt < A_DAY && now >= stored.savedAt) return stored.value as Host
  const fresh = await askHost(fetch)
  // No answer is no news: what was known stays, and nothing is assumed of a host never heard of.
  if (fresh === undefined)
    return (
      (stored?.value as Host | undefined) ?? { ...readConfiguracion(undefined), capacidades: [] }
    )
  await publica.valores.put({ id: 'host', value: fresh, savedAt: now })
  return fresh
}

async function askHost(fetch: typeof globalThis.fetch): Promise<Host | undefined> {
  const configuration = await getDocument(fetch, RUTA_DE_CONFIGURACION)
  // A page in its place is a Wi-Fi's sign-in, which would answer for the capabilities as well.
  if (configuration === 'no-answer' || configuration === 'page') return undefined
  const known = readConfiguracion(configuration)
  const announced = await getDocument(fetch, known.base + RUTA_DE_CAPACIDADES)
  if (announced === 'no-answer') return undefined
  return { ...known, capacidades: readCapacidades(announced) }
}

/** A JSON document; undefined when the host answers that it has none; 'page' for anything that is not JSON. */
async function getDocument(fetch: typeof globalThis.fetch, address: string): Promise<unknown> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(15_000),
    })
    if (response.status === 404 || response.status === 410) return undefined
    if (!response.ok) return 'no-answer'
    const text = await response.text()
    return parse(text)
  } catch {
    return 'no-answer' // a cut line says nothing about the host
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return 'page'
  }
}
