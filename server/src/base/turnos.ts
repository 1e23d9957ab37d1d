import { Problem } from './problem.ts'

/** Refusal of a request only because there are too many now. */
export const masTarde = () => new Problem(503, undefined, { retryAfter: 5 })

/** Lets in a limited number, and refuses the rest with the time to come back. */
export function door(places: number) {
  let inside = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= places) throw masTarde()
    inside++
    try {
      return await work()
    } finally {
      inside--
    }
  }
}

/** Runs a few at once, the others wait in order. */
export function queue(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
