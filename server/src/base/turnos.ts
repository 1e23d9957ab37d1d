import { Problem } from './problem.ts'

/** For what is refused only because there is too much of it now. */
export const masTarde = () => new Problem(503, undefined, { retryAfter: 5 })

/** Lets so many in, and sends the rest away with the time to come back. */
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

/** A few at once, the others in their order. */
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
