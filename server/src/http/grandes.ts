import { door, masTarde, queue } from '../base/turnos.ts'

/** Above this a body is a matter of memory: it is bytes, text and object at once (SEC-36). */
const BIG = 1024 * 1024
const READ_AT_ONCE = 16
const WORKED_AT_ONCE = 2

/** Reads a large body until it is whole or `cut`. */
type Read = (cut: AbortSignal) => Promise<Buffer>
export type Grandes = <T>(
  uid: number | undefined,
  read: Read,
  work: (whole: Buffer) => Promise<T>,
) => Promise<T>

/**
 * Large bodies take turns: two are unpacked at a time, some more may arrive meanwhile, and a person has one. A second one of theirs
 * takes the place of a first that is still arriving: that is a phone which lost its signal and tries again.
 */
export function createGrandes({ read = READ_AT_ONCE, worked = WORKED_AT_ONCE } = {}): Grandes {
  const letIn = door(read)
  const inTurn = queue(worked)
  const under = new Map<number | undefined, { cut: AbortController; arrived: boolean }>()
  return async (uid, arrive, work) => {
    const before = under.get(uid)
    if (before?.arrived) throw masTarde()
    before?.cut.abort()
    const one = { cut: new AbortController(), arrived: false }
    under.set(uid, one)
    try {
      return await letIn(async () => {
        const whole = await arrive(one.cut.signal)
        one.arrived = true
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
