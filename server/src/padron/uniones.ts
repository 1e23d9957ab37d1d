import { type AnyColumn, eq } from 'drizzle-orm'

import { afiliados, personasFisicas } from './tables.ts'

/** Joins the member of a row, by its column: `.innerJoin(...suAfiliado(recetas.idAfiliado))`. */
export const suAfiliado = (idAfiliado: AnyColumn) =>
  [afiliados, eq(afiliados.idAfiliado, idAfiliado)] as const

/** Joins the person who a joined member is: `.innerJoin(...suPersona)`. */
export const suPersona = [
  personasFisicas,
  eq(personasFisicas.idPersonaFisica, afiliados.idPersonaFisica),
] as const
