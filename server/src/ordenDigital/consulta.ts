import { randomBytes } from 'node:crypto'

import { eq, inArray } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { notFound } from '../base/problem.ts'
import { type Llaves, mark, marks } from '../base/secrets.ts'
import { refuse, ordenes, practicas } from '../ordenes/puerta.ts'
import { prestadores } from '../prestadores/puerta.ts'
import { consultasDigitales } from './tables.ts'

export const VIDA_MS = 5 * 60_000
const MAX_TOKEN = 200

type Nueva = Pick<
  typeof consultasDigitales.$inferInsert,
  'idPrestador' | 'idPractica' | 'nombreUsuario' | 'femer'
>

/** Creates a request as a doctor's office would; returns the token for its QR code. */
export async function pedirConsulta(
  db: Db,
  keys: Llaves,
  consulta: Nueva,
  ahora: number,
): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  await db.insert(consultasDigitales).values({
    ...consulta,
    marca: mark(keys, textoDe(token)),
    pedidaAt: ahora,
    venceAt: ahora + VIDA_MS,
  })
  return token
}

const textoDe = (token: string) => `consulta:${token.slice(0, MAX_TOKEN)}`

/** All hashes under which the request of this token may be stored: one for each accepted secret. */
export const marcasDe = (keys: Llaves, token: string) => marks(keys, textoDe(token))

/** Request under this token, with its order; both rows are locked until the transaction ends. */
export async function consultaDe(tx: Db, keys: Llaves, token: string) {
  const [found] = await tx
    .select()
    .from(consultasDigitales)
    .where(inArray(consultasDigitales.marca, marcasDe(keys, token)))
    .for('update')
  if (!found) return undefined
  const [prestador] = await tx
    .select()
    .from(prestadores)
    .where(eq(prestadores.idPrestador, found.idPrestador))
  const [practica] = await tx
    .select()
    .from(practicas)
    .where(eq(practicas.idPractica, found.idPractica))
  if (!prestador || !practica) return undefined
  const [orden] =
    found.idOrden === null
      ? []
      : await tx.select().from(ordenes).where(eq(ordenes.idOrden, found.idOrden)).for('update')
  return { ...found, prestador, practica, orden }
}

export type Consulta = NonNullable<Awaited<ReturnType<typeof consultaDe>>>

export const confirmada = ({ orden }: Pick<Consulta, 'orden'>) => orden?.generadaAt != null

/** Checks that this person may still accept the request; only they are told the exact reason. */
export function exigirAbierta(
  consulta: Consulta | undefined,
  uid: number,
  ahora: number,
): Consulta {
  if (!consulta) throw refuse('Ese código QR no es de una orden.', 'qr-desconocido')
  if (consulta.uid !== null && consulta.uid !== uid)
    throw refuse('Ese código QR ya se usó. Pedí otro en el consultorio.', 'qr-usado')
  if (confirmada(consulta)) throw refuse('La orden de ese código QR ya se generó.', 'qr-usado')
  if (consulta.canceladaAt !== null || ahora >= consulta.venceAt)
    throw refuse('Ese código QR venció. Pedí otro en el consultorio.', 'qr-vencido')
  return consulta
}

/** Checks that the request belongs to this person; for other people it does not exist (SEC-01). */
export function exigirPropia(consulta: Consulta | undefined, uid: number): Consulta {
  if (!consulta || consulta.uid !== uid) throw notFound()
  return consulta
}
