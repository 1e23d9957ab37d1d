import { door, masTarde, queue } from './turnos.ts'

/** Above this a body is a matter of memory: it is bytes, text and object at once (SEC-36). */
const BIG = 1024 * 1024
const READ_AT_ONCE = 16
const WORKED_AT_ONCE = 2

/** Nothing of it came for so long: its phone has lost the signal, and may try again. */
const STALLED_MS = 10_000

/** What a large body is read with: `heard` is told of each piece, and from `cut` on no more may come. */
export type Llegada = { cut: AbortSignal; heard: () => void }
export type Grandes = <T>(
  uid: number | undefined,
  read: (llegada: Llegada) => Promise<Buffer>,
  work: (whole: Buffer) => Promise<T>,
) => Promise<T>

/**
 * Large bodies take turns: two are unpacked at a time, some more may arrive meanwhile, and a person has one. A second one of theirs
 * takes the place of a first of which nothing comes any more; otherwise it comes later.
 */
export function createGrandes({
  read = READ_AT_ONCE,
  worked = WORKED_AT_ONCE,
  stalledMs = STALLED_MS,
} = {}): Grandes {
  const letIn = door(read)
  const inTurn = queue(worked)
  const under = new Map<number | undefined, { cut: AbortController; heardAt: number }>()
  return async (uid, arrive, work) => {
    const before = under.get(uid)
    if (before && performance.now() - before.heardAt < stalledMs) throw masTarde()
    before?.cut.abort()
    const one = { cut: new AbortController(), heardAt: performance.now() }
    under.set(uid, one)
    const heard = () => {
      one.heardAt = performance.now()
    }
    try {
      return await letIn(async () => {
        const whole = await arrive({ cut: one.cut.signal, heard })
        one.heardAt = Infinity
        return inTurn(() => work(whole))
      })
    } finally {
      if (under.get(uid) === one) under.delete(uid)
    }
  }
}

/** By what it says of itself, or could be where it says nothing. */
export function isBig({ headers }: Request, limit: number | undefined): boolean {
  const said = headers.get('content-length')
  return limit !== undefined && Math.min(said === null ? limit : Number(said), limit) > BIG
}
