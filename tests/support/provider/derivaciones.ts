import { asc, eq } from 'drizzle-orm'

import type { Base } from '../../../server/src/base/database.ts'
import {
  afiliadosDeDerivacion,
  derivacionesTransitorias,
} from '../../../server/src/derivaciones/tables.ts'
import { afiliados } from '../../../server/src/padron/tables.ts'
import { usuarios } from '../../../server/src/sesiones/tables.ts'
import type { Person } from '../people.ts'
import { uidOf } from '../server.ts'

/** A test's questions about referrals for travel. */
export const questionsOfDerivaciones = ({ db }: Pick<Base, 'db'>) => ({
  /** Referrals of this person's family, oldest first, each with its members. */
  async derivaciones(who: Person) {
    const rows = await db
      .select({ derivacion: derivacionesTransitorias })
      .from(derivacionesTransitorias)
      .innerJoin(afiliados, eq(afiliados.idGrupo, derivacionesTransitorias.idGrupo))
      .innerJoin(usuarios, eq(usuarios.idAfiliado, afiliados.idAfiliado))
      .where(eq(usuarios.uid, uidOf(who)))
      .orderBy(asc(derivacionesTransitorias.idDerivacion))
    const named = await db.select().from(afiliadosDeDerivacion)
    return rows.map(({ derivacion }) => ({
      ...derivacion,
      afiliados: named.filter((row) => row.idDerivacion === derivacion.idDerivacion),
    }))
  },
})
