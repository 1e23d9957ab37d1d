import { eq } from 'drizzle-orm'

import { diaDe } from '#formato/instantes.ts'

import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import { Problem, notFound } from '../base/problem.ts'
import { afiliados, personasFisicas } from '../padron/puerta.ts'
import { usuarios } from './tables.ts'

const MAYORIA = 18

const isMinor = (fechaNacimiento: string, hoy: string) =>
  Number(hoy.slice(0, 4)) - Number(fechaNacimiento.slice(0, 4)) <
  MAYORIA + (hoy.slice(5) < fechaNacimiento.slice(5) ? 1 : 0)

/**
 * Person whose address and contacts this member's save would change, locked in this transaction. An adult with an
 * account changes their own: a relative who changes the e-mail could take over the account (FAM-05).
 */
export async function personaEditable(
  tx: Db,
  { idAfiliado: own, grupo }: Persona,
  idAfiliado: number,
  ahora: number,
): Promise<number> {
  if (!grupo.includes(idAfiliado)) throw notFound(idAfiliado)
  const [found] = await tx
    .select({ persona: personasFisicas })
    .from(personasFisicas)
    .innerJoin(afiliados, eq(afiliados.idPersonaFisica, personasFisicas.idPersonaFisica))
    .where(eq(afiliados.idAfiliado, idAfiliado))
    .for('update', { of: personasFisicas })
  if (!found) throw notFound(idAfiliado)
  const { idPersonaFisica, fechaNacimiento } = found.persona
  if (idAfiliado !== own && !isMinor(fechaNacimiento, diaDe(ahora))) {
    const account = await tx.$count(usuarios, eq(usuarios.idAfiliado, idAfiliado))
    if (account > 0)
      throw new Problem(403, 'Esta persona tiene su propia cuenta: cambia sus datos desde ahí.')
  }
  return idPersonaFisica
}
