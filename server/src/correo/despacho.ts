import { and, asc, eq, gt, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'

import type { Clock } from '../base/clock.ts'
import type { Db } from '../base/database.ts'
import type { Log } from '../base/log.ts'
import type { Queue } from '../base/metrics.ts'
import type { Archivo } from '../base/papel.ts'
import type { Reparto } from '../base/repartir.ts'
import { correos } from './tables.ts'

export type CorreoGuardado = typeof correos.$inferSelect
/** Sends one mail; throws if it was not accepted. */
export type Enviar = (correo: CorreoGuardado, adjuntos: Archivo[]) => Promise<void>

export const MAX_INTENTOS = 12
const FIRST_WAIT_MS = 30_000
const LAST_WAIT_MS = 3_600_000
const PLACES = 3

/** Takes some due mails. Their next try is set first, so that a process that dies does not keep them. */
function tomar(
  db: Db,
  ahora: number,
  { places, inHand }: { places: number; inHand: readonly CorreoGuardado[] },
): Promise<CorreoGuardado[]> {
  const due = db
    .select({ id: correos.idCorreo })
    .from(correos)
    .where(
      and(
        isNull(correos.enviadoAt),
        notInArray(
          correos.idCorreo,
          inHand.map(({ idCorreo }) => idCorreo),
        ),
        lte(correos.proximoAt, ahora),
        lt(correos.intentos, MAX_INTENTOS),
        or(isNull(correos.venceAt), gt(correos.venceAt, ahora)),
      ),
    )
    // Mails that expire go first (nulls are last): a code must not wait behind notices.
    .orderBy(asc(correos.venceAt), asc(correos.idCorreo))
    .limit(places)
    .for('update', { skipLocked: true })
  const wait = sql`least(${FIRST_WAIT_MS}::bigint << ${correos.intentos}, ${LAST_WAIT_MS}::bigint)`
  return db
    .update(correos)
    .set({ intentos: sql`${correos.intentos} + 1`, proximoAt: sql`${ahora}::bigint + ${wait}` })
    .where(inArray(correos.idCorreo, due))
    .returning()
}

/** Mails that wait; a lost one is not tried again, and stays until the cleaning. */
export async function colaDeCorreos(db: Db, ahora: number): Promise<Queue> {
  const isLost = sql`${correos.intentos} >= ${MAX_INTENTOS}`
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where not ${isLost})`.mapWith(Number),
      oldestAt: sql<number | null>`min(${correos.creadoAt}) filter (where not ${isLost})`.mapWith(
        Number,
      ),
      lost: sql<number>`count(*) filter (where ${isLost})`.mapWith(Number),
    })
    .from(correos)
    .where(and(isNull(correos.enviadoAt), or(isNull(correos.venceAt), gt(correos.venceAt, ahora))))
  const { waiting = 0, oldestAt, lost = 0 } = row ?? {}
  return { name: 'mails', waiting, oldestAt: oldestAt ?? undefined, lost }
}

/** A permanent refusal by the mail server: another try would be refused too. */
const isFinal = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500

type Post = {
  db: Db
  log: Log
  clock: Clock
  enviar: Enviar
  guardarTexto: boolean
  /** Files of these keys in their present state. */
  adjuntosDe: (claves: readonly string[]) => Promise<Archivo[]>
}

/** Waiting mails, a few at a time, so that a slow one does not delay the others. */
export function createCorreos(post: Post): Reparto<CorreoGuardado> {
  return {
    places: PLACES,
    tomar: (places, inHand) => tomar(post.db, post.clock(), { places, inHand }),
    entregar: (correo) => entregar(post, correo),
  }
}

async function entregar(post: Post, correo: CorreoGuardado): Promise<void> {
  const { db, log, clock, enviar, guardarTexto, adjuntosDe } = post
  const { idCorreo, intentos } = correo
  const row = eq(correos.idCorreo, idCorreo)
  try {
    await enviar(correo, await adjuntosDe(correo.adjuntos))
  } catch (error) {
    const final = isFinal(error)
    if (final) await db.update(correos).set({ intentos: MAX_INTENTOS }).where(row)
    // The error's own message is not logged: it quotes the address (SEC-44).
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const said = { idCorreo, intentos, final, codigo: code }
    if (final || intentos >= MAX_INTENTOS) log.error(said, 'a mail is lost: it is not tried again')
    else log.warn(said, 'a mail was not taken')
    return
  }
  // The text may contain a code: after sending, it is deleted, and only the fact of sending is stored (SEC-09).
  const sent = { enviadoAt: clock(), ...(!guardarTexto && { texto: '' }) }
  await db.update(correos).set(sent).where(row)
}
