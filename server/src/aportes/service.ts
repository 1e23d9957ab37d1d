import { and, asc, desc, eq, gte, lt } from 'drizzle-orm'

import type { Aporte } from '#contract/aportes.ts'
import { diaDe } from '#formato/instantes.ts'
import { mesAntes } from '#formato/meses.ts'

import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import { notFound } from '../base/problem.ts'
import { TOPE } from '../busquedas/puerta.ts'
import { aportes } from './tables.ts'

/** Contributions of a member of the asker's family, newest first; the current month has none yet. */
export async function buscar(
  db: Db,
  { grupo }: Persona,
  { idAfiliado, meses }: { idAfiliado: number; meses: number },
  ahora: number,
): Promise<Aporte[]> {
  if (!grupo.includes(idAfiliado)) throw notFound(idAfiliado)
  const hoy = diaDe(ahora)
  const rows = await db
    .select()
    .from(aportes)
    .where(
      and(
        eq(aportes.idAfiliado, idAfiliado),
        gte(aportes.periodo, mesAntes(hoy, meses)),
        lt(aportes.periodo, mesAntes(hoy, 0)),
      ),
    )
    .orderBy(desc(aportes.periodo), asc(aportes.orden))
    .limit(TOPE)
  return rows.map(({ idAporte: _id, idAfiliado: _of, periodo, ...aporte }) => ({
    ...aporte,
    mes: periodo.split('-').toReversed().join('/'),
  }))
}
