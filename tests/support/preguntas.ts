import { eq } from 'drizzle-orm'

import type { Db } from '../../server/src/base/database.ts'
import { afiliados, personasFisicas } from '../../server/src/padron/tables.ts'

const MESES =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  )

/**
 * The register's answers about a CUIL, question by question: read from the database, not by the
 * code under test.
 */
export async function rightWords(db: Db, cuil: string): Promise<string[][]> {
  const [own] = await db
    .select()
    .from(personasFisicas)
    .innerJoin(afiliados, eq(afiliados.idPersonaFisica, personasFisicas.idPersonaFisica))
    .where(eq(personasFisicas.cuil, cuil))
  if (!own) return [[], [], [], []]
  const group = await db
    .select({ nacido: personasFisicas.fechaNacimiento })
    .from(afiliados)
    .innerJoin(personasFisicas, eq(afiliados.idPersonaFisica, personasFisicas.idPersonaFisica))
    .where(eq(afiliados.idGrupo, own.afiliados.idGrupo))
  return [
    [own.afiliados.fechaAlta.slice(0, 4)],
    [String(own.afiliados.numeroAfiliado).slice(-3)],
    group.map(({ nacido }) => MESES[Number(nacido.slice(5, 7)) - 1] ?? ''),
    [String(group.length)],
  ]
}
