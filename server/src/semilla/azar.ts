/** Pseudo-random numbers, the same for the same seed. */
export type Azar = {
  entre: (from: number, to: number) => number
  uno: <T>(list: readonly T[]) => T
  bytes: (count: number) => Buffer
}

export function createAzar(seed: number): Azar {
  let state = seed >>> 0
  // The algorithm mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const entre = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    entre,
    uno: (list) => {
      const chosen = list[entre(0, list.length - 1)]
      if (chosen === undefined) throw new Error('There is nothing to choose from.')
      return chosen
    },
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => entre(0, 255))),
  }
}
