import { number } from 'superstruct'

import type { Device } from './device.ts'
import { readValor } from './publica.ts'

/**
 * The next place in the one order of questions asked and answers confirmed on this phone: the clock's time where that
 * goes forward, and one more than the last where somebody set the clock back.
 */
export function nextMoment(device: Device, now: number): Promise<number> {
  const { publica } = device
  return publica.transaction('rw', publica.valores, async () => {
    const moment = Math.max(now, (await lastMoment(device)) + 1)
    await publica.valores.put({ id: 'orden', value: moment, savedAt: now })
    return moment
  })
}

/** The last place that was given: whatever is asked from now on comes after it. */
export async function lastMoment({ publica }: Device): Promise<number> {
  return (await readValor(publica, 'orden', number()))?.value ?? 0
}
