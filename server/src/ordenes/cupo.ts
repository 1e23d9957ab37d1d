import { and, count, eq, gte, isNotNull } from 'drizzle-orm'

import type { Cupo } from '#contract/emision.ts'
import { mesAntes } from '#formato/meses.ts'

import type { Db } from '../base/database.ts'
import { Problem } from '../base/problem.ts'
import {
  teleconsultas,
  extensiones,
  ordenes,
  practicas,
  practicasDeOrden,
  topes,
} from './tables.ts'

const LETRAS: Record<number, string> = {
  1: 'Un mes',
  3: 'Tres meses',
  6: 'Seis meses',
  12: 'Un año',
}

/** First day that counts for a limit of this many months; a limit of twelve is the calendar year. */
export function desdeCuando(hoy: string, meses: number): string {
  return meses === 12 ? `${hoy.slice(0, 4)}-01-01` : `${mesAntes(hoy, meses - 1)}-01`
}

/** All limits of a practice with the member's remaining number; the longest period first. */
export async function cuposDe(
  db: Db,
  { idAfiliado, idPractica }: { idAfiliado: number; idPractica: number },
  hoy: string,
): Promise<Cupo[]> {
  const rows = await db
    .select({ tope: topes, practica: practicas.descripcion, extra: extensiones.cantidad })
    .from(topes)
    .innerJoin(practicas, eq(practicas.idPractica, topes.idPractica))
    .leftJoin(
      extensiones,
      and(eq(extensiones.idTope, topes.idTope), eq(extensiones.idAfiliado, idAfiliado)),
    )
    .where(eq(topes.idPractica, idPractica))
  const cupos: Cupo[] = []
  for (const { tope, practica, extra } of rows.toSorted((a, b) => b.tope.meses - a.tope.meses)) {
    const desde = desdeCuando(hoy, tope.meses)
    const consumidos = await consumidas(db, { idAfiliado, idPractica, desde })
    const extraordinarios = extra ?? 0
    cupos.push({
      tipoLimite: { descripcion: tope.tipoLimite },
      consumoCupo: {
        cantidadMeses: tope.meses,
        cantidadMesesLetras: LETRAS[tope.meses] ?? `${tope.meses} meses`,
        cantidadCupos: tope.cantidad,
        extraordinarios,
        consumidos,
        restantesConExtraordinarias: tope.cantidad + extraordinarios - consumidos,
      },
      practicaVO: { descripcion: practica },
    })
  }
  return cupos
}

type Desde = { idAfiliado: number; idPractica: number; desde: string }

/** Orders of this practice issued since that day: validating an order does not use up the limit. */
async function consumidas(db: Db, asked: Desde): Promise<number> {
  return (await enOrdenes(db, asked)) + (await enVideo(db, asked))
}

async function enVideo(db: Db, { idAfiliado, idPractica, desde }: Desde): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(teleconsultas)
    .where(
      and(
        eq(teleconsultas.idPractica, idPractica),
        eq(teleconsultas.idAfiliado, idAfiliado),
        gte(teleconsultas.fecha, desde),
      ),
    )
  return found?.total ?? 0
}

async function enOrdenes(db: Db, { idAfiliado, idPractica, desde }: Desde): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(practicasDeOrden)
    .innerJoin(ordenes, eq(ordenes.idOrden, practicasDeOrden.idOrden))
    .where(
      and(
        eq(practicasDeOrden.idPractica, idPractica),
        eq(ordenes.idAfiliado, idAfiliado),
        isNotNull(ordenes.generadaAt),
        gte(ordenes.fechaEmision, desde),
      ),
    )
  return found?.total ?? 0
}

export async function exigirCupo(
  db: Db,
  asked: { idAfiliado: number; idPractica: number },
  hoy: string,
): Promise<void> {
  const cupos = await cuposDe(db, asked, hoy)
  const full = cupos.find(({ consumoCupo }) => (consumoCupo.restantesConExtraordinarias ?? 0) <= 0)
  if (full)
    throw new Problem(
      422,
      `No Posee Cupo: ${full.practicaVO?.descripcion ?? ''} (${full.tipoLimite.descripcion}).`,
      { codigo: 'sin-cupo' },
    )
}
