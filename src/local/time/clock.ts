import { number } from 'superstruct'

import type { Device } from '#local/bases/device.ts'
import { ifPossible } from '#local/bases/note.ts'
import { readValor } from '#local/bases/publica.ts'

/** Between the hour that an answer tells and the moment in which it is heard, on the slowest network. */
const ON_ITS_WAY = 10_000

/** Follows the server's clock by elapsed time, so that a phone whose hour is wrong, or is changed, still counts right. */
export function elapsedClock(
  now: () => number = Date.now,
  elapsed: () => number = () => performance.now(),
) {
  let heard: { server: number; at: number } | undefined
  return {
    /** Gives the offset, where the answer told the hour. */
    hear(date: string | null): number | undefined {
      const server = date === null ? Number.NaN : Date.parse(date)
      if (Number.isNaN(server)) return undefined
      heard = { server, at: elapsed() }
      return server - now()
    },
    /** Undefined until an answer was heard. */
    serverNow: () => heard && heard.server + (elapsed() - heard.at),
  }
}

/** How far the server's clock is from this phone's, by what any window has heard of it. */
export async function knownOffset(device: Device): Promise<number> {
  return (await noted(device)) ?? 0
}

const noted = async ({ publica }: Device) => (await readValor(publica, 'reloj', number()))?.value

/**
 * Keeps the offset for the windows and days to come, where it has changed. Every answer is heard later than the hour that it
 * tells: of two offsets that are near each other the larger one is the truer.
 */
export function noteOffset(device: Device, offset: number, now: number): Promise<void> {
  return ifPossible(async () => {
    const known = await noted(device)
    if (known !== undefined && offset <= known && known - offset < ON_ITS_WAY) return
    await device.publica.valores.put({ id: 'reloj', value: offset, savedAt: now })
  })
}
