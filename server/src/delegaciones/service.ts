import { asc, eq } from 'drizzle-orm'

import type { Delegacion } from '#contract/delegaciones.ts'

import type { Db } from '../base/database.ts'
import { enElPortal, localidades } from '../busquedas/puerta.ts'
import { delegaciones } from './tables.ts'

const MAX = 100
/** This API's text for a missing value (B §3). */
const NINGUNO = '-'

export async function lista(db: Db, { conLugar }: { conLugar: boolean }): Promise<Delegacion[]> {
  const rows = await db
    .select({ delegacion: delegaciones, localidad: localidades.descripcion })
    .from(delegaciones)
    .innerJoin(localidades, eq(localidades.idLocalidad, delegaciones.idLocalidad))
    .orderBy(asc(delegaciones.idDelegacion))
    .limit(MAX)
  return rows.map(({ delegacion, localidad }) => ({
    id: delegacion.idDelegacion,
    nombre: delegacion.nombre,
    localidad,
    idlocalidad: delegacion.idLocalidad,
    direccion: delegacion.direccion ?? NINGUNO,
    telefono: delegacion.telefono ?? NINGUNO,
    email: delegacion.email ?? NINGUNO,
    horarioatencion: delegacion.horario ?? NINGUNO,
    ...(conLugar && enElPortal(delegacion)),
  }))
}
