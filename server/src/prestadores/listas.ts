import type { Especialidad, TipoDeEstablecimiento } from '#contract/busquedas.ts'

import type { Db } from '../base/database.ts'
import { especialidades, tiposDeEstablecimiento } from './tables.ts'

export async function listaDeEspecialidades(db: Db): Promise<Especialidad[]> {
  const rows = await db.select().from(especialidades)
  return rows
    .toSorted((a, b) => a.descripcion.localeCompare(b.descripcion, 'es'))
    .map(({ profesion, ...especialidadVO }) => ({
      especialidadVO,
      profesionVO: { descripcion: profesion },
    }))
}

export async function listaDeTipos(db: Db): Promise<TipoDeEstablecimiento[]> {
  const rows = await db.select().from(tiposDeEstablecimiento)
  return rows.toSorted((a, b) => a.descripcion.localeCompare(b.descripcion, 'es'))
}
