import { eq } from 'drizzle-orm'

import { afiliadosDeDerivacion, derivacionesTransitorias } from './tables.ts'

/** SQL join from a row of a referral's member to the referral. */
export const suDerivacion = [
  derivacionesTransitorias,
  eq(derivacionesTransitorias.idDerivacion, afiliadosDeDerivacion.idDerivacion),
] as const
