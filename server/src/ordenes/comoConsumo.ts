import { and, between, desc, eq, isNotNull } from 'drizzle-orm'

import type { ItemDeConsumo, consumo } from '#contract/consumo.ts'
import type { RequestOf } from '#contract/endpoint.ts'

import type { Db } from '../base/database.ts'
import { TOPE } from '../busquedas/puerta.ts'
import { prestadores } from '../prestadores/puerta.ts'
import { numeroDeOrden } from './numero.ts'
import { ordenes, practicas, practicasDeOrden } from './tables.ts'

/** Practices in a member's orders between two days, in the form of the list of consumption. */
export async function comoConsumo(
  db: Db,
  { idAfiliado, fechaDesde, fechaHasta }: RequestOf<typeof consumo.buscar>,
): Promise<ItemDeConsumo[]> {
  const rows = await db
    .select({
      idOrden: ordenes.idOrden,
      fechaSolicitud: ordenes.fechaEmision,
      codigoPrestacion: practicas.codigo,
      nombrePrestacion: practicas.descripcion,
      codigoPrestador: prestadores.matricula,
      nombrePrestador: prestadores.nombre,
      autorizado: practicasDeOrden.valorAutorizado,
      autorizacion: practicasDeOrden.valorAutorizacion,
    })
    .from(practicasDeOrden)
    .innerJoin(ordenes, eq(ordenes.idOrden, practicasDeOrden.idOrden))
    .innerJoin(practicas, eq(practicas.idPractica, practicasDeOrden.idPractica))
    .innerJoin(prestadores, eq(prestadores.idPrestador, ordenes.idPrestador))
    .where(
      and(
        eq(ordenes.idAfiliado, idAfiliado),
        isNotNull(ordenes.generadaAt),
        between(ordenes.fechaEmision, fechaDesde, fechaHasta),
      ),
    )
    .orderBy(desc(ordenes.fechaEmision), desc(ordenes.idOrden))
    .limit(TOPE)
  return rows.map(({ idOrden, autorizado, autorizacion, ...row }) => ({
    ...row,
    numeroSolicitud: numeroDeOrden(idOrden),
    cantidad: 1,
    importe: autorizado > 0 ? autorizado : autorizacion,
  }))
}
