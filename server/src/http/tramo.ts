export type Tramo = { from: number; to: number }

/**
 * The stretch of a file that 'Range' asks for, both ends included: Safari plays no film from who does not give it in parts.
 * Undefined where all of it is meant (none asked for, several, not understood); 'fuera' where the file has no such place.
 */
export function tramoDe(range: string | undefined, length: number): Tramo | 'fuera' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return undefined
  const end = length - 1
  if (first === '')
    return Number(last) === 0 ? 'fuera' : { from: Math.max(0, length - Number(last)), to: end }
  const from = Number(first)
  const to = last === '' ? end : Math.min(Number(last), end)
  if (last !== '' && Number(last) < from) return undefined
  return from > end ? 'fuera' : { from, to }
}
