import { number } from 'superstruct'

import { Capacidades } from '#contract/capacidades.ts'
import { readConfiguracion } from '#contract/configuracion.ts'
import type { Device } from '#local/bases/device.ts'
import { ifPossible } from '#local/bases/note.ts'
import { readValor } from '#local/bases/publica.ts'

import { type Heard, type Host, type Unheard, askHost, askedBefore } from './askHost.ts'

const A_DAY = 24 * 60 * 60_000
/** Pause between two questions while a known document is missing. */
const PAUSE = 10 * 60_000

/**
 * The host, asked before the first call ever, and again once a day while calls go on with the known one. If nothing is
 * known yet, gives the reason.
 */
export function hostOf(device: Device, fetch: typeof globalThis.fetch) {
  let asking: Promise<Host | Unheard> | undefined
  let askedAt = -Infinity

  async function ask(now: number, known?: Host): Promise<Host | Unheard> {
    const { host, heard } = (await askedBefore()) ?? (await askHost(fetch))
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

/** The host as this phone remembers it; makes no request. */
export async function storedHost({ publica }: Device): Promise<Host | undefined> {
  const stored = await readValor(publica, 'host', Capacidades)
  return stored && hostIn(stored.value)
}

const hostIn = (stored: { capacidades: string[] }): Host => ({
  ...readConfiguracion(stored),
  capacidades: stored.capacidades,
})

/**
 * True if an answer replaces the known document. If the phone forgot that the host uses keys, it would make changes
 * twice. So an error, or a page in place of the list, changes nothing, and a document counts as gone only after five
 * such answers, each at least six hours after the one before.
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

const GONE = 'documento-ausente-veces'
const OFTEN = 5
const APART = A_DAY / 4

/**
 * Counts the answers without the document, so that two outages of some hours on different days do not count as a day.
 */
async function isGoneForADay({ publica }: Device, now: number): Promise<boolean> {
  const before = await readValor(publica, GONE, number())
  const passed = Math.abs(now - (before?.savedAt ?? -Infinity))
  if (before && passed < APART) return before.value >= OFTEN
  const times = before && passed < 2 * A_DAY ? before.value + 1 : 1
  await publica.valores.put({ id: GONE, value: times, savedAt: now })
  return times >= OFTEN
}
