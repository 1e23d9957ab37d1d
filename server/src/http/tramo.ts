export type Tramo = { from: number; to: number }

/**
 * Byte range in a 'Range' header, both ends included: Safari plays films only from servers that support ranges.
 * Undefined means the whole file (no range, several, or not understood); 'fuera' means outside the file.
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
