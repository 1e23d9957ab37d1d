import { and, desc, eq, gte, lte } from 'drizzle-orm'

import type { RequestOf } from '#contract/endpoint.ts'
import type { Reintegro, reintegros as llamadas } from '#contract/reintegros.ts'

import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import { Problem, notFound } from '../base/problem.ts'
import { TOPE } from '../busquedas/puerta.ts'
import { reintegros } from './tables.ts'

function exigirAnio(anio: number): void {
  if (anio < 1000 || anio > 9999)
    throw new Problem(422, 'El campo Año de solicitud debe tener 4 dígitos', { codigo: 'criterio' })
}

/** Newest requests of one member of the asker's family, of one year or of all. */
export async function buscar(
  db: Db,
  { grupo }: Persona,
  { idAfiliado, anio }: RequestOf<typeof llamadas.buscar>,
): Promise<Reintegro[]> {
  if (!grupo.includes(idAfiliado)) throw notFound(idAfiliado)
  if (anio != null) exigirAnio(anio)
  const rows = await db
    .select()
    .from(reintegros)
    .where(
      and(
        eq(reintegros.idAfiliado, idAfiliado),
        anio == null
          ? undefined
          : and(
              gte(reintegros.fechaSolicitud, `${anio}-01-01`),
              lte(reintegros.fechaSolicitud, `${anio}-12-31`),
            ),
      ),
    )
    .orderBy(desc(reintegros.fechaSolicitud), desc(reintegros.idReintegro))
    .limit(TOPE)
  return rows.map(({ numeroSolicitud, numeroCuenta, descripcion, importe, ...row }) => ({
    acreditacionReintegroVO: {
      numeroSolicitud,
      numeroCuenta,
      descripcion,
      fechaAcreditacion: row.fechaAcreditacion,
      fechaLiquidacion: row.fechaLiquidacion,
      importeReintegro: importe,
      observacion: row.observacion,
    },
  }))
}
