import { number } from 'superstruct'

import type { Device } from './device.ts'
import { readValor } from './publica.ts'

/**
 * The next place in the one order of questions asked and answers confirmed on this phone: the clock's time where that
 * goes forward, and one more than the last where somebody set the clock back.
 */
export function nextMoment({ publica }: Device, now: number): Promise<number> {
  return publica.transaction('rw', publica.valores, async () => {
    const last = await readValor(publica, 'orden', number())
    const moment = Math.max(now, (last?.value ?? 0) + 1)
    await publica.valores.put({ id: 'orden', value: moment, savedAt: now })
    return moment
  })
}
