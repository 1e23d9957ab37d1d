import { asc, eq } from 'drizzle-orm'

import type { busquedas } from '#contract/busquedas.ts'

import { TIPOS } from '../contacto/tipos.ts'
import { type AreaHandlers, pendiente } from '../http/endpointHandler.ts'
import { calles, departamentos, localidades, provincias } from './tables.ts'

export const busquedasHandlers: AreaHandlers<typeof busquedas> = {
  provincias: ({ db }) => db.select().from(provincias).orderBy(asc(provincias.descripcion)),
  departamentos: ({ db, request }) =>
    db
      .select({
        idDepartamento: departamentos.idDepartamento,
        descripcion: departamentos.descripcion,
      })
      .from(departamentos)
      .where(eq(departamentos.idProvincia, request.idProvincia))
      .orderBy(asc(departamentos.descripcion)),
  localidadesDeDepartamento: ({ db, request }) =>
    db
      .select({ idLocalidad: localidades.idLocalidad, descripcion: localidades.descripcion })
      .from(localidades)
      .where(eq(localidades.idDepartamento, request.idDepartamento))
      .orderBy(asc(localidades.descripcion)),
  calles: ({ db, request }) =>
    db
      .select({ idCalle: calles.idCalle, descripcion: calles.descripcion })
      .from(calles)
      .where(eq(calles.idLocalidad, request.idLocalidad))
      .orderBy(asc(calles.descripcion)),
  tiposDeContacto: async () => [
    { idTipoContacto: TIPOS.telefono, descripcion: 'Teléfono', codigo: 'telefono' },
    { idTipoContacto: TIPOS.email, descripcion: 'E-mail', codigo: 'email' },
    { idTipoContacto: TIPOS.celular, descripcion: 'Celular', codigo: 'celular' },
  ],
  localidades: async ({ db }) => {
    const rows = await db
      .select()
      .from(localidades)
      .innerJoin(departamentos, eq(departamentos.idDepartamento, localidades.idDepartamento))
      .innerJoin(provincias, eq(provincias.idProvincia, departamentos.idProvincia))
      .orderBy(asc(localidades.descripcion))
    return rows.map((row) => ({
      localidadVO: {
        idLocalidad: row.localidades.idLocalidad,
        descripcion: row.localidades.descripcion,
      },
      departamentoVO: { descripcion: row.departamentos.descripcion },
      provinciaVO: { descripcion: row.provincias.descripcion },
    }))
  },
  practicas: pendiente(7),
  especialidades: pendiente(8),
  tiposDeEstablecimiento: pendiente(8),
  tiposDeCobertura: pendiente(7),
  obrasSociales: pendiente(8),
}
