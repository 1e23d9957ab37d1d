import type { Device } from './device.ts'

/**
 * The next place in the one order of questions asked and answers confirmed on this phone: the clock's time where that
 * goes forward, and one more than the last where somebody set the clock back.
 */
export function nextMoment({ publica }: Device, now: number): Promise<number> {
  return publica.transaction('rw', publica.valores, async () => {
    const last = (await publica.valores.get('orden'))?.value as number | undefined
    const moment = Math.max(now, (last ?? 0) + 1)
    await publica.valores.put({ id: 'orden', value: moment, savedAt: now })
    return moment
  })
}
