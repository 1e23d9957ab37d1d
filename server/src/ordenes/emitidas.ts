import { and, asc, desc, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm'

import type { OrdenReimprimible } from '#contract/emision.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import type { OrdenEmitida, ordenes as llamadas } from '#contract/ordenes.ts'
import { diaDe } from '#formato/instantes.ts'

import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import { Problem, notFound } from '../base/problem.ts'
import { exigirRango } from '../busquedas/puerta.ts'
import { prestadores } from '../prestadores/puerta.ts'
import { numeroDeOrden } from './numero.ts'
import { ordenes, practicas, practicasDeOrden } from './tables.ts'

const MAX = 100
const DAY_MS = 24 * 3_600_000
/** Days in which an order is valid and can be printed again. */
export const VIGENCIA_DIAS = 30

/** Orders of one member or of the whole family, newest first. */
export async function emitidas(
  db: Db,
  { grupo }: Persona,
  { idAfiliado, fechaDesde, fechaHasta }: RequestOf<typeof llamadas.emitidas>,
): Promise<OrdenEmitida[]> {
  if (idAfiliado !== undefined && !grupo.includes(idAfiliado)) throw notFound(idAfiliado)
  if (fechaDesde && fechaHasta) exigirRango(fechaDesde, fechaHasta)
  const rows = await generadas(db, idAfiliado === undefined ? grupo : [idAfiliado], {
    desde: fechaDesde,
    hasta: fechaHasta,
    max: MAX,
  })
  const serviciosDe = await servicios(db, rows)
  return rows.map(({ orden, prestador }) => ({
    idAfiliado: orden.idAfiliado,
    numeroSolicitud: numeroDeOrden(orden.idOrden),
    fechaSolicitud: orden.fechaEmision ?? '',
    practicas: serviciosDe(orden.idOrden),
    codigoPrestador: prestador.matricula,
    nombrePrestador: prestador.nombre,
  }))
}

/** The member's last order that is still valid. */
export async function reimprimible(
  db: Db,
  { grupo }: Persona,
  idAfiliado: number,
  ahora: number,
): Promise<OrdenReimprimible> {
  if (!grupo.includes(idAfiliado)) throw notFound(idAfiliado)
  const desde = diaDe(ahora - VIGENCIA_DIAS * DAY_MS)
  const rows = await generadas(db, [idAfiliado], { desde, max: 1 })
  const [last] = rows
  if (!last) throw new Problem(422, 'No hay órdenes para reimprimir.', { codigo: 'sin-ordenes' })
  const { orden, prestador } = last
  return {
    idOrden: orden.idOrden,
    numeroOrden: numeroDeOrden(orden.idOrden),
    fechaEmision: orden.fechaEmision,
    nombrePrestador: prestador.nombre,
    practicas: (await servicios(db, rows))(orden.idOrden),
  }
}

type Rango = { desde?: string | undefined; hasta?: string | undefined; max: number }

function generadas(db: Db, idsAfiliado: readonly number[], { desde, hasta, max }: Rango) {
  return db
    .select({ orden: ordenes, prestador: prestadores })
    .from(ordenes)
    .innerJoin(prestadores, eq(prestadores.idPrestador, ordenes.idPrestador))
    .where(
      and(
        inArray(ordenes.idAfiliado, [...idsAfiliado]),
        isNotNull(ordenes.generadaAt),
        desde === undefined ? undefined : gte(ordenes.fechaEmision, desde),
        hasta === undefined ? undefined : lte(ordenes.fechaEmision, hasta),
      ),
    )
    .orderBy(desc(ordenes.fechaEmision), desc(ordenes.idOrden))
    .limit(max)
}

/** Names of the practices of each order. */
async function servicios(db: Db, rows: readonly { orden: { idOrden: number } }[]) {
  const ids = rows.map(({ orden }) => orden.idOrden)
  const names = await db
    .select({ idOrden: practicasDeOrden.idOrden, descripcion: practicas.descripcion })
    .from(practicasDeOrden)
    .innerJoin(practicas, eq(practicas.idPractica, practicasDeOrden.idPractica))
    .where(inArray(practicasDeOrden.idOrden, ids))
    .orderBy(asc(practicas.codigo))
  return (idOrden: number) =>
    names
      .filter((row) => row.idOrden === idOrden)
      .map(({ descripcion }) => descripcion)
      .join(', ')
}

/** Providers of this family's last orders, each once, latest first (ORD-04). */
export async function ultimosPrestadores(
  db: Db,
  { grupo }: Persona,
  { idAfiliado, limit }: { idAfiliado?: number | undefined; limit: number },
): Promise<number[]> {
  if (idAfiliado !== undefined && !grupo.includes(idAfiliado)) throw notFound(idAfiliado)
  const rows = await generadas(db, idAfiliado === undefined ? grupo : [idAfiliado], { max: MAX })
  const ids = rows.map(({ prestador }) => prestador.idPrestador)
  return [...new Set(ids)].slice(0, Math.max(0, Math.min(limit, 10)))
}
