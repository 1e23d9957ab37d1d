import { eq } from 'drizzle-orm'

import { afiliadosDeDerivacion, derivacionesTransitorias } from './tables.ts'

/** Joins the referral of a row of its members. */
export const suDerivacion = [
  derivacionesTransitorias,
  eq(derivacionesTransitorias.idDerivacion, afiliadosDeDerivacion.idDerivacion),
] as const
