import { createHash } from 'node:crypto'

import { decodeJwt } from 'jose'
import { is, string, type } from 'superstruct'

import { notificaciones } from '#contract/notificaciones.ts'

import type { Clock } from '../base/clock.ts'
import { Problem } from '../base/problem.ts'
import { type Answer, type Insurer, Unanswered, Unsent, whole } from './insurer.ts'
import { verdictOf } from './verdict.ts'

/** A cheap read of the specification that needs a session. */
const PROBE = notificaciones.pendientes
const WAIT_MS = 10_000
/** After this time the insurer is asked again: it may have ended the session. */
const BELIEVED_MS = 60_000
const MOST = 20_000

/** `who`: the person, the same in each of their sessions. `sesion`: this session alone. Neither is stored as it is. */
export type Asker = { who: string; sesion: string }

const NO_ONE: Asker = { who: '', sesion: '' }

/** Asker of a request, as its token says: the insurer alone can verify it. */
export function askerOf(authorization: string | undefined): Asker {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return NO_ONE
  const sesion = createHash('sha256').update(token).digest('base64url')
  return { who: uidIn(token) ?? sesion, sesion }
}

function uidIn(token: string): string | undefined {
  try {
    const { uid } = decodeJwt(token)
    return typeof uid === 'string' || typeof uid === 'number' ? String(uid) : undefined
  } catch {
    return undefined // another kind of token: each session counts as another person
  }
}

const Refusal = type({ codigo: string() })

/** Sessions, as the insurer judges them. */
export function createSessions(insurer: Insurer, clock: Clock) {
  const accepted = new Map<string, number>()

  /** Asks the insurer whether it accepts this session, unless it has just done so; throws if it does not. */
  async function check(authorization: string | undefined): Promise<Asker> {
    const asker = askerOf(authorization)
    if (authorization === undefined || asker === NO_ONE) throw new Problem(401)
    const age = clock() - (accepted.get(asker.sesion) ?? -Infinity)
    if (age >= 0 && age < BELIEVED_MS) return asker
    const answer = await probe(insurer, authorization)
    if (answer.status === 401) {
      accepted.delete(asker.sesion)
      throw new Problem(401, undefined, codigoOf(answer))
    }
    // Some hosts say with status 200 that the session does not exist.
    if (verdictOf(PROBE, answer) !== 'made') throw new Problem(503, undefined, { retryAfter: 5 })
    if (accepted.size >= MOST) accepted.clear()
    accepted.set(asker.sesion, clock())
    return asker
  }
  return { check }
}
export type Sessions = ReturnType<typeof createSessions>

async function probe(insurer: Insurer, authorization: string): Promise<Answer> {
  const headers = { Accept: 'application/json', Authorization: authorization }
  try {
    return await whole(
      await insurer.ask({ method: 'GET', path: PROBE.path, headers, waitMs: WAIT_MS }),
    )
  } catch (error) {
    if (error instanceof Unsent || error instanceof Unanswered)
      throw new Problem(503, undefined, { retryAfter: 5 })
    throw error
  }
}

/** The insurer's code for an expired session: the phone then keeps its copies. */
function codigoOf({ bytes }: Answer): { codigo?: string } {
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return is(body, Refusal) ? { codigo: body.codigo } : {}
  } catch {
    return {} // no JSON: a plain refusal
  }
}
