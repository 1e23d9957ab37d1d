import type { Db } from '../base/database.ts'
import { Problem } from '../base/problem.ts'
import { inWords, take } from '../limites/puerta.ts'
import type { Asunto } from './service.ts'

const HOUR_MS = 3_600_000
const CODES = { max: 5, windowMs: HOUR_MS }
const MAILS = { max: 20, windowMs: 24 * HOUR_MS }

type De = Pick<Asunto, 'proposito' | 'sujeto'>

/** Wait until this person may get another code: five an hour, twenty mails a day (SEC-05, SEC-09). */
export async function esperaDeCodigo(
  db: Db,
  { proposito, sujeto }: De,
  ahora: number,
): Promise<number | undefined> {
  return (
    (await take(db, `codigo:${proposito}:${sujeto}`, CODES, ahora)) ??
    (await take(db, `correos:${sujeto}`, MAILS, ahora))
  )
}

export const demasiadosCodigos = (waitMs: number) =>
  new Problem(429, `Ya te enviamos varios códigos. Podés pedir otro en ${inWords(waitMs)}.`, {
    codigo: 'demasiados-codigos',
    retryAfter: Math.ceil(waitMs / 1000),
    evento: 'limite',
  })

/** Counts one more code; throws if the person must wait. Only for people who may learn that there is a limit. */
export async function contarCodigo(db: Db, de: De, ahora: number): Promise<void> {
  const wait = await esperaDeCodigo(db, de, ahora)
  if (wait !== undefined) throw demasiadosCodigos(wait)
}
