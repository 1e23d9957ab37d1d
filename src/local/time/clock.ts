import { number } from 'superstruct'

import type { Device } from '#local/bases/device.ts'
import { ifPossible } from '#local/bases/note.ts'
import { readValor } from '#local/bases/publica.ts'

/** Longest time between the server's clock time in an answer and its arrival, on the slowest network. */
const ON_ITS_WAY = 10_000

/** Follows the server's clock by elapsed time, so that a wrong or changed clock of the phone does not matter. */
export function elapsedClock(
  now: () => number = Date.now,
  elapsed: () => number = () => performance.now(),
) {
  let heard: { server: number; at: number } | undefined
  return {
    /** Returns the offset, if the answer has a date. */
    hear(date: string | null): number | undefined {
      const server = date === null ? Number.NaN : Date.parse(date)
      if (Number.isNaN(server)) return undefined
      heard = { server, at: elapsed() }
      return server - now()
    },
    /** Undefined until the first answer. */
    serverNow: () => heard && heard.server + (elapsed() - heard.at),
  }
}

/** The time by the provider's clock: a phone whose date is wrong would think a valid prescription expired. */
export const providerNow = async (device: Device, now = Date.now()): Promise<number> =>
  now + (await knownOffset(device))

/** Difference between the server's clock and this phone's, as last heard by any window. */
export async function knownOffset(device: Device): Promise<number> {
  return (await noted(device)) ?? 0
}

const noted = async ({ publica }: Device) => (await readValor(publica, 'reloj', number()))?.value

/**
 * Stores a changed offset for other windows and later days. An answer arrives later than the time in it, so of two
 * similar offsets the larger one is more exact.
 */
export function noteOffset(device: Device, offset: number, now: number): Promise<void> {
  return ifPossible(async () => {
    const known = await noted(device)
    if (known !== undefined && offset <= known && known - offset < ON_ITS_WAY) return
    await device.publica.valores.put({ id: 'reloj', value: offset, savedAt: now })
  })
}
