import { inLog } from './databaseError.ts'
import type { Log } from './log.ts'

const EVERY_MS = 2_000
/** Deliveries in hand may still finish when the process stops; a hanging one is dropped and repeated by the next process. */
const GRACE_MS = 3_000
const DROPPED_MS = 1_000

/** Queue in the database, and the way to deliver one of its rows. */
export type Reparto<T> = {
  places: number
  /** Takes at most `places` due rows, without those that must wait for a delivery in hand. */
  tomar: (places: number, inHand: readonly T[]) => Promise<T[]>
  /** `over`: aborted when the process stops. */
  entregar: (one: T, over: AbortSignal) => Promise<void>
}

export const after = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/**
 * Delivers the rows of a queue, a few at a time, until stopped: a slow one holds only its own place. A restart
 * continues where this ended.
 */
export function repartir<T>(
  { places, tomar, entregar }: Reparto<T>,
  log: Log,
): { stop: () => Promise<void> } {
  const inHand = new Map<T, Promise<void>>()
  const over = new AbortController()
  const bell = ring()
  const asked = new AbortController()

  const failed = (error: unknown) => {
    if (!over.signal.aborted) log.error(inLog(error), 'repartir')
  }
  const begin = (one: T) => {
    const done = entregar(one, over.signal)
      .catch(failed)
      .then(() => {
        inHand.delete(one)
        bell.wake()
      })
    inHand.set(one, done)
  }
  const run = async () => {
    while (!asked.signal.aborted) {
      const free = places - inHand.size
      try {
        if (free > 0) for (const one of await tomar(free, [...inHand.keys()])) begin(one)
      } catch (error) {
        failed(error)
      }
      if (!asked.signal.aborted) await bell.pause(EVERY_MS)
    }
  }
  const running = run()

  return {
    stop: async () => {
      asked.abort()
      bell.wake()
      const rest = running.then(() => Promise.all(inHand.values()))
      await Promise.race([rest, after(GRACE_MS)])
      over.abort()
      await Promise.race([rest, after(DROPPED_MS)])
    },
  }
}

/** A pause that `wake` ends, even if `wake` was called before the pause began. */
function ring() {
  let rung = false
  let end = () => {
    rung = true
  }
  const begin = end
  return {
    wake: () => end(),
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(() => end(), rung ? 0 : ms)
        rung = false
        end = () => {
          clearTimeout(timer)
          end = begin
          resolve()
        }
      }),
  }
}
