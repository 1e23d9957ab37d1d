import { eq } from 'drizzle-orm'

import type { Practica } from '#contract/busquedas.ts'

import type { Db } from '../base/database.ts'
import { practicas } from './tables.ts'

/** Practices that can be ordered. */
export async function listaDePracticas(db: Db): Promise<Practica[]> {
  const rows = await db.select().from(practicas).where(eq(practicas.enOrdenes, true))
  return rows
    .toSorted((a, b) => a.descripcion.localeCompare(b.descripcion, 'es'))
    .map(({ idPractica, codigo, descripcion, validarEspecialidad }) => ({
      idPractica,
      codigo,
      descripcion,
      validarEspecialidad,
    }))
}
