import { number } from 'superstruct'

import type { Device } from './device.ts'
import { ifPossible } from './note.ts'
import { readValor } from './publica.ts'

const WORTH_NOTING = 2000

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

/** How far the server's clock was from this phone's when it was last heard, in any window. */
export async function knownOffset({ publica }: Device): Promise<number> {
  return (await readValor(publica, 'reloj', number()))?.value ?? 0
}

/** Keeps the offset for the windows and days to come, where it has changed. */
export function noteOffset(device: Device, offset: number, now: number): Promise<void> {
  return ifPossible(async () => {
    if (Math.abs(offset - (await knownOffset(device))) < WORTH_NOTING) return
    await device.publica.valores.put({ id: 'reloj', value: offset, savedAt: now })
  })
}
