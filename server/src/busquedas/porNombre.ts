import { and, eq } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { calles, localidades } from './tables.ts'

/** Id of a seeded locality, by name. */
type Localidad = (descripcion: string) => number

export async function localidadesPorNombre(db: Db): Promise<Localidad> {
  const rows = await db.select().from(localidades)
  const byName = new Map(rows.map(({ descripcion, idLocalidad }) => [descripcion, idLocalidad]))
  return (descripcion) => {
    const found = byName.get(descripcion)
    if (found === undefined) throw new Error(`There is no ${descripcion} in the seed.`)
    return found
  }
}

/** Id of a seeded street, by its name and locality. */
export async function calleDe(db: Db, idLocalidad: number, descripcion: string): Promise<number> {
  const [street] = await db
    .select({ idCalle: calles.idCalle })
    .from(calles)
    .where(and(eq(calles.idLocalidad, idLocalidad), eq(calles.descripcion, descripcion)))
  if (!street) throw new Error(`There is no street ${descripcion} in ${idLocalidad}.`)
  return street.idCalle
}
