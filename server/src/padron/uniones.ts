import { type AnyColumn, eq } from 'drizzle-orm'

import { afiliados, personasFisicas } from './tables.ts'

/** SQL join from a row to its member, by the row's column: `.innerJoin(...suAfiliado(recetas.idAfiliado))`. */
export const suAfiliado = (idAfiliado: AnyColumn) =>
  [afiliados, eq(afiliados.idAfiliado, idAfiliado)] as const

/** SQL join from a joined member to the person: `.innerJoin(...suPersona)`. */
export const suPersona = [
  personasFisicas,
  eq(personasFisicas.idPersonaFisica, afiliados.idPersonaFisica),
] as const
