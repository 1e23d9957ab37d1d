/** Random numbers that depend only on the seed (mulberry32). */
export type Random = {
  /** From 0 to 1, without 1. */
  next: () => number
  /** Whole numbers from 0 to n - 1. */
  below: (n: number) => number
  chance: (of: number) => boolean
  pick: <T>(of: readonly T[]) => T | undefined
  /** A text in the form of crypto.randomUUID. */
  uuid: () => string
  bytes: (into: Uint8Array) => void
}

export function makeRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (n: number) => Math.floor(next() * n)
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => below(16).toString(16)).join('')
  return {
    next,
    below,
    chance: (of) => next() < of,
    pick: (of) => of[below(of.length)],
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${'89ab'[below(4)]}${hex(3)}-${hex(12)}`,
    bytes: (into) => {
      for (let n = 0; n < into.length; n++) into[n] = below(256)
    },
  }
}
