import { and, eq, isNull, lt } from 'drizzle-orm'

import { canonical, inProgress, keyIn, otherContent } from '../base/clave.ts'
import type { Portal } from '../base/portal.ts'
import { Problem } from '../base/problem.ts'
import { marks } from '../base/secrets.ts'
import { respuestas } from './tables.ts'

/** A delivery that is not finished after this time never will be: its server died. */
const GIVEN_UP = 60_000
const PATIENCE = 10_000
const PAUSE = 100

type Asked = {
  /** Undefined for calls without a session. */
  uid: number | undefined
  operacion: string
  clave: string | undefined
  request: unknown
}

type Kept = { value: unknown } | { status: number; message: string; details: Problem['details'] }

/**
 * Runs a live call so that each key gets one answer, even a refusal: if the answer is lost on its way, a repetition
 * does not do the work again. A call that is open to all counts its sender's address before it refuses anything: each
 * refusal is stored for a day, and none after that limit is. Outside the transaction of the effect, since a refusal would undo the counted tries; if
 * the server dies in between, the work is repeated, as without keys.
 */
export async function answeredOnce(
  portal: Pick<Portal, 'db' | 'secrets' | 'clock'>,
  { uid, operacion, clave: header, request }: Asked,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const clave = keyIn(header)
  if (clave === undefined) return work()
  const huellas = marks(
    portal.secrets.respuestas,
    `${uid ?? ''}\n${operacion}\n${canonical(request)}`,
  )
  const kept = await claim(portal, clave, huellas)
  return kept ? answerOf(kept) : keepAnswer(portal, clave, work)
}

function answerOf(kept: Kept): unknown {
  if ('value' in kept) return kept.value
  throw new Problem(kept.status, kept.message, kept.details)
}

async function keepAnswer(
  { db }: Pick<Portal, 'db'>,
  clave: string,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const keep = (kept: Kept) =>
    db
      .update(respuestas)
      .set({ respuesta: JSON.stringify(kept) })
      .where(eq(respuestas.clave, clave))
  try {
    const value = (await work()) ?? null
    await keep({ value })
    return value
  } catch (error) {
    // Temporary failures (a wait, a server error) are not stored: a repetition is judged anew.
    if (error instanceof Problem && error.status < 500 && error.details.retryAfter === undefined)
      await keep({ status: error.status, message: error.message, details: error.details })
    else await db.delete(respuestas).where(eq(respuestas.clave, clave))
    throw error
  }
}

/** Takes the key, or returns the answer of its first delivery, waiting for it if needed. */
async function claim(
  { db, clock }: Pick<Portal, 'db' | 'clock'>,
  clave: string,
  huellas: readonly string[],
): Promise<Kept | undefined> {
  for (let waited = 0; waited < PATIENCE; waited += PAUSE) {
    const ahora = clock()
    const unended = and(isNull(respuestas.respuesta), lt(respuestas.creadaAt, ahora - GIVEN_UP))
    await db.delete(respuestas).where(and(eq(respuestas.clave, clave), unended))
    const [taken] = await db
      .insert(respuestas)
      .values({ clave, huella: huellas[0] ?? '', creadaAt: ahora })
      .onConflictDoNothing()
      .returning({ clave: respuestas.clave })
    if (taken) return undefined
    const [known] = await db.select().from(respuestas).where(eq(respuestas.clave, clave))
    if (known && !huellas.includes(known.huella)) throw otherContent()
    if (known?.respuesta != null) return JSON.parse(known.respuesta) as Kept
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  throw inProgress()
}
