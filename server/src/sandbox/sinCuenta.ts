import { asc, eq } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { afiliados, personasFisicas, suPersona } from '../padron/puerta.ts'
import { SIN_CUENTA } from '../semilla/demo.ts'
import { usuarios } from '../sesiones/puerta.ts'

const month = new Intl.DateTimeFormat('es-AR', { month: 'long', timeZone: 'UTC' })

/** Demo person without an account, with the wizard's answers; undefined once the account exists. */
export async function sinCuenta(db: Db) {
  const [own] = await db
    .select()
    .from(personasFisicas)
    .innerJoin(afiliados, eq(afiliados.idPersonaFisica, personasFisicas.idPersonaFisica))
    .leftJoin(usuarios, eq(usuarios.idAfiliado, afiliados.idAfiliado))
    .where(eq(personasFisicas.cuil, SIN_CUENTA.cuil))
  if (!own || own.usuarios) return undefined
  const { personas_fisicas: persona, afiliados: afiliado } = own
  const group = await db
    .select({ nacido: personasFisicas.fechaNacimiento })
    .from(afiliados)
    .innerJoin(...suPersona)
    .where(eq(afiliados.idGrupo, afiliado.idGrupo))
    .orderBy(asc(afiliados.orden))
  return {
    ...persona,
    anio: afiliado.fechaAlta.slice(0, 4),
    final: String(afiliado.numeroAfiliado).slice(-3),
    meses: group.map(({ nacido }) => month.format(new Date(`${nacido}T00:00:00Z`))),
  }
}
