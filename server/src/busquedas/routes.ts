import { eq } from 'drizzle-orm'

import type { busquedas } from '#contract/busquedas.ts'

import { TIPOS_DE_COBERTURA } from '../autorizaciones/tipos.ts'
import type { AreaHandlers } from '../base/endpointHandler.ts'
import { LISTA_DE_TIPOS } from '../contacto/tipos.ts'
import { listaDeObrasSociales } from '../derivaciones/lista.ts'
import { listaDePracticas } from '../ordenes/listas.ts'
import { listaDeEspecialidades, listaDeTipos } from '../prestadores/listas.ts'
import { calles, departamentos, localidades, provincias } from './tables.ts'

// In the program, not in SQL: the order of accented letters differs between databases.
const byName = <T extends { descripcion: string }>(rows: T[]): T[] =>
  rows.toSorted((a, b) => a.descripcion.localeCompare(b.descripcion, 'es'))

export const busquedasHandlers: AreaHandlers<typeof busquedas> = {
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
  tiposDeContacto: async () => LISTA_DE_TIPOS,
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
  practicas: ({ db }) => listaDePracticas(db),
  especialidades: ({ db }) => listaDeEspecialidades(db),
  tiposDeEstablecimiento: ({ db }) => listaDeTipos(db),
  tiposDeCobertura: async () => TIPOS_DE_COBERTURA,
  obrasSociales: ({ db }) => listaDeObrasSociales(db),
}
