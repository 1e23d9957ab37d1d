import { eq } from 'drizzle-orm'

import type { busquedas } from '#contract/busquedas.ts'

import type { AreaHandlers } from '../base/endpointHandler.ts'
import { calles, departamentos, localidades, provincias } from './tables.ts'

// Sorted in the program, not in SQL: databases sort accented letters differently.
const byName = <T extends { descripcion: string }>(rows: T[]): T[] =>
  rows.toSorted((a, b) => a.descripcion.localeCompare(b.descripcion, 'es'))

type Lugares = Pick<
  AreaHandlers<typeof busquedas>,
  'provincias' | 'departamentos' | 'localidadesDeDepartamento' | 'calles' | 'localidades'
>

/** Only lists of places; each other list is answered by its own area. */
export const busquedasHandlers: Lugares = {
  provincias: async ({ db }) => byName(await db.select().from(provincias)),
  departamentos: async ({ db, request }) =>
    byName(
      await db
        .select({
          idDepartamento: departamentos.idDepartamento,
          descripcion: departamentos.descripcion,
        })
        .from(departamentos)
        .where(eq(departamentos.idProvincia, request.idProvincia)),
    ),
  localidadesDeDepartamento: async ({ db, request }) =>
    byName(
      await db
        .select({ idLocalidad: localidades.idLocalidad, descripcion: localidades.descripcion })
        .from(localidades)
        .where(eq(localidades.idDepartamento, request.idDepartamento)),
    ),
  calles: async ({ db, request }) =>
    byName(
      await db
        .select({ idCalle: calles.idCalle, descripcion: calles.descripcion })
        .from(calles)
        .where(eq(calles.idLocalidad, request.idLocalidad)),
    ),
  localidades: async ({ db }) => {
    const rows = await db
      .select()
      .from(localidades)
      .innerJoin(departamentos, eq(departamentos.idDepartamento, localidades.idDepartamento))
      .innerJoin(provincias, eq(provincias.idProvincia, departamentos.idProvincia))
    return byName(rows.map((row) => ({ ...row, descripcion: row.localidades.descripcion }))).map(
      (row) => ({
        localidadVO: {
          idLocalidad: row.localidades.idLocalidad,
          descripcion: row.localidades.descripcion,
        },
        departamentoVO: { descripcion: row.departamentos.descripcion },
        provinciaVO: { descripcion: row.provincias.descripcion },
      }),
    )
  },
}
