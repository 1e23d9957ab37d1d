import { number } from 'superstruct'

import type { Device } from '#local/bases/device.ts'
import { readValor } from '#local/bases/publica.ts'

/**
 * The next position in the order of all requests and confirmations on this phone: the clock's time, or the last
 * position plus one if the clock was set back.
 */
export function nextMoment(device: Device, now: number): Promise<number> {
  const { publica } = device
  return publica.transaction('rw', publica.valores, async () => {
    const moment = Math.max(now, (await lastMoment(device)) + 1)
    await publica.valores.put({ id: 'orden', value: moment, savedAt: now })
    return moment
  })
}

/** The last position that was given: every later request comes after it. */
export async function lastMoment({ publica }: Device): Promise<number> {
  return (await readValor(publica, 'orden', number()))?.value ?? 0
}
