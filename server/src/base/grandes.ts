import { door, masTarde, queue } from './turnos.ts'

/** Above this size memory matters: a body exists as bytes, text and object at once (SEC-36). */
const BIG = 1024 * 1024
const READ_AT_ONCE = 16
const WORKED_AT_ONCE = 2

/** A body that stalls this long has lost its signal; the phone may try again. */
const STALLED_MS = 10_000

/** Tools for reading a large body: call `heard` for each piece; `cut` aborts the reading. */
export type Llegada = { cut: AbortSignal; heard: () => void }
export type Grandes = <T>(
  who: number | string | undefined,
  read: (llegada: Llegada) => Promise<Buffer>,
  work: (whole: Buffer) => Promise<T>,
) => Promise<T>

/**
 * Large bodies take turns: two are unpacked at a time, a few more may arrive meanwhile, one for each person. A
 * person's second body replaces a stalled first one; otherwise it is refused until later.
 */
export function createGrandes({
  read = READ_AT_ONCE,
  worked = WORKED_AT_ONCE,
  stalledMs = STALLED_MS,
} = {}): Grandes {
  const letIn = door(read)
  const inTurn = queue(worked)
  const under = new Map<number | string | undefined, { cut: AbortController; heardAt: number }>()
  return async (who, arrive, work) => {
    const before = under.get(who)
    if (before && performance.now() - before.heardAt < stalledMs) throw masTarde()
    before?.cut.abort()
    const one = { cut: new AbortController(), heardAt: performance.now() }
    under.set(who, one)
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
      if (under.get(who) === one) under.delete(who)
    }
  }
}

/** True if the declared length is large, or if no length is declared and the call allows a large body. */
export function isBig({ headers }: Request, limit: number | undefined): boolean {
  const said = headers.get('content-length')
  return limit !== undefined && Math.min(said === null ? limit : Number(said), limit) > BIG
}
