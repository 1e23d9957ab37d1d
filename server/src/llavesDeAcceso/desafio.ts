import { randomBytes } from 'node:crypto'

import { and, eq, gt, isNull } from 'drizzle-orm'
import { is, string, type } from 'superstruct'

import type { Db } from '../base/database.ts'
import { Problem } from '../base/problem.ts'
import { desafiosDeLlave } from './tables.ts'

/** Time for the person to find finger, face or PIN, as the browser gets it. */
export const ESPERA_MS = 3 * 60_000
/** Extra time, because an answer that the browser gave in the last second may travel over a bad link. */
const VIDA_MS = ESPERA_MS + 2 * 60_000
const BYTES = 32

/** A new challenge; `sid`: session that adds a passkey, undefined for a sign-in. */
export async function nuevoDesafio(db: Db, ahora: number, sid?: string): Promise<string> {
  const desafio = randomBytes(BYTES).toString('base64url')
  await db.insert(desafiosDeLlave).values({ desafio, sid, venceAt: ahora + VIDA_MS })
  return desafio
}

/**
 * Uses up the challenge that the browser signed, whether the rest of its answer is right or wrong. Refuses an unknown,
 * used or expired challenge, and the challenge of another session.
 */
export async function gastarDesafio(
  db: Db,
  clientDataJSON: string,
  ahora: number,
  sid?: string,
): Promise<string> {
  const [gastado] = await db
    .delete(desafiosDeLlave)
    .where(
      and(
        eq(desafiosDeLlave.desafio, desafioEn(clientDataJSON)),
        sid === undefined ? isNull(desafiosDeLlave.sid) : eq(desafiosDeLlave.sid, sid),
        gt(desafiosDeLlave.venceAt, ahora),
      ),
    )
    .returning({ desafio: desafiosDeLlave.desafio })
  if (!gastado)
    throw new Problem(422, 'Pasó mucho tiempo. Probá de nuevo.', {
      codigo: 'desafio-vencido',
      evento: 'llave-de-acceso',
    })
  return gastado.desafio
}

const ClientData = type({ challenge: string() })

/** Challenge in the browser's own record of the ceremony; '' if there is none. */
function desafioEn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    // Our challenges have only these characters: a zero byte would be an error of the database.
    return is(data, ClientData) && /^[\w-]{1,64}$/.test(data.challenge) ? data.challenge : ''
  } catch {
    return '' // Not JSON: no browser made it.
  }
}
