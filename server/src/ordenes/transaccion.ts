import { and, eq, inArray } from 'drizzle-orm'

import type { OrdenGenerada } from '#contract/emision.ts'
import { diaDe } from '#formato/instantes.ts'

import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import { notFound } from '../base/problem.ts'
import { tooMany, take } from '../limites/puerta.ts'
import { afiliados } from '../padron/puerta.ts'
import { prestadores, ACTIVO } from '../prestadores/puerta.ts'
import { exigirCupo } from './cupo.ts'
import { type Evaluada, refuse } from './evaluar.ts'
import { nuevaTransaccion, numeroDeOrden, sinFormato } from './numero.ts'
import { ordenes, practicasDeOrden } from './tables.ts'

export type Orden = typeof ordenes.$inferSelect
export type Origen = 'impresa' | 'electronica'

const VIDA_MS = 30 * 60_000
const PER_PERSON = { max: 200, windowMs: 3_600_000 }
const TRIES = 5

/** Stores a validated order under a transaction code; the order is generated from it later. */
export async function abrir(
  db: Db,
  { uid, origen, evaluada }: { uid: number; origen: Origen; evaluada: Evaluada },
  ahora: number,
): Promise<Orden> {
  const wait = await take(db, `orden:${uid}`, PER_PERSON, ahora)
  if (wait !== undefined) throw tooMany(wait)
  const { member, prestador, precios, total } = evaluada
  return db.transaction(async (tx) => {
    const orden = await conCodigo(tx, {
      uid,
      origen,
      idAfiliado: member.idAfiliado,
      idPrestador: prestador.idPrestador,
      total,
      venceAt: ahora + VIDA_MS,
    })
    await tx.insert(practicasDeOrden).values(
      precios.map(({ practica, ...precio }) => ({
        ...precio,
        idOrden: orden.idOrden,
        idPractica: practica.idPractica,
      })),
    )
    return orden
  })
}

/** Inserts it under a new transaction code. One of the ninety million codes may already be taken. */
async function conCodigo(
  tx: Db,
  orden: Omit<typeof ordenes.$inferInsert, 'codigoTransaccion'>,
): Promise<Orden> {
  for (let tries = 0; tries < TRIES; tries++) {
    const [made] = await tx
      .insert(ordenes)
      .values({ ...orden, codigoTransaccion: nuevaTransaccion() })
      .onConflictDoNothing({ target: ordenes.codigoTransaccion })
      .returning()
    if (made) return made
  }
  throw new Error('Every code for a transaction was taken.')
}

/** Issues the order of a transaction once; a repetition gets the same order, even after the time limit. */
export function generar(
  db: Db,
  { uid, grupo }: Persona,
  codigoTransaccion: string,
  ahora: number,
): Promise<OrdenGenerada> {
  return db.transaction(async (tx) => {
    const [orden] = await tx
      .select()
      .from(ordenes)
      .where(
        and(
          eq(ordenes.codigoTransaccion, codigoTransaccion),
          eq(ordenes.uid, uid),
          inArray(ordenes.idAfiliado, [...grupo]),
        ),
      )
      .for('update')
    if (!orden) throw notFound()
    return comoSeVe(orden.generadaAt === null ? await confirmar(tx, orden, ahora) : orden)
  })
}

async function confirmar(tx: Db, orden: Orden, ahora: number): Promise<Orden> {
  if (ahora >= orden.venceAt)
    throw refuse('La validación venció. Validá la orden de nuevo.', 'transaccion-vencida')
  const [prestador] = await tx
    .select({ codigoEstado: prestadores.codigoEstado })
    .from(prestadores)
    .where(eq(prestadores.idPrestador, orden.idPrestador))
  if (prestador?.codigoEstado !== ACTIVO)
    throw refuse('Prestador dado de baja', 'prestador-de-baja')
  await unoPorVez(tx, orden.idAfiliado)
  const asked = await tx
    .select({ idPractica: practicasDeOrden.idPractica })
    .from(practicasDeOrden)
    .where(eq(practicasDeOrden.idOrden, orden.idOrden))
  const hoy = diaDe(ahora)
  for (const { idPractica } of asked)
    await exigirCupo(tx, { idAfiliado: orden.idAfiliado, idPractica }, hoy)
  const [made] = await tx
    .update(ordenes)
    .set({ generadaAt: ahora, fechaEmision: hoy })
    .where(eq(ordenes.idOrden, orden.idOrden))
    .returning()
  return made ?? orden
}

/** Locks the member until the transaction ends: otherwise two orders could both use the last one of a limit. */
export async function unoPorVez(tx: Db, idAfiliado: number): Promise<void> {
  await tx
    .select({ id: afiliados.idAfiliado })
    .from(afiliados)
    .where(eq(afiliados.idAfiliado, idAfiliado))
    .for('no key update')
}

function comoSeVe({ idOrden, codigoTransaccion, fechaEmision, total }: Orden): OrdenGenerada {
  return {
    orden: {
      numeroOrden: numeroDeOrden(idOrden),
      numeroOrdenSinFormato: sinFormato(idOrden),
      codigoTransaccion,
      numeroOrdenFormatoCodigo: sinFormato(idOrden),
      fechaEmision,
    },
    arancelTotal: { totalNumero: total },
  }
}
