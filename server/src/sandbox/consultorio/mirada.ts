import { asc, eq, inArray } from 'drizzle-orm'

import type { Db } from '../../base/database.ts'
import type { Llaves } from '../../base/secrets.ts'
import { confirmada, marcasDe, consultasDigitales } from '../../ordenDigital/puerta.ts'
import { ordenes, practicas } from '../../ordenes/puerta.ts'
import { afiliados, personasFisicas } from '../../padron/puerta.ts'
import { prestadores, especialidadesDe } from '../../prestadores/puerta.ts'

export type Estado = 'esperando' | 'leida' | 'confirmada' | 'cancelada' | 'vencida'

/** State of an office's request. Takes no lock, because it is read twice a second. */
export async function mirar(db: Db, keys: Llaves, token: string) {
  const [found] = await db
    .select({
      consulta: consultasDigitales,
      prestador: prestadores,
      practica: practicas,
      orden: ordenes,
      afiliado: afiliados,
      persona: personasFisicas,
    })
    .from(consultasDigitales)
    .innerJoin(prestadores, eq(prestadores.idPrestador, consultasDigitales.idPrestador))
    .innerJoin(practicas, eq(practicas.idPractica, consultasDigitales.idPractica))
    .leftJoin(ordenes, eq(ordenes.idOrden, consultasDigitales.idOrden))
    .leftJoin(afiliados, eq(afiliados.idAfiliado, ordenes.idAfiliado))
    .leftJoin(personasFisicas, eq(personasFisicas.idPersonaFisica, afiliados.idPersonaFisica))
    .where(inArray(consultasDigitales.marca, marcasDe(keys, token)))
  return found
}

export type Mirada = NonNullable<Awaited<ReturnType<typeof mirar>>>

export function estadoDe({ consulta, orden }: Mirada, ahora: number): Estado {
  if (confirmada({ orden: orden ?? undefined })) return 'confirmada'
  if (consulta.canceladaAt !== null) return 'cancelada'
  // A validated order may be confirmed for some time after the request has expired.
  const ultimo = Math.max(consulta.venceAt, orden?.venceAt ?? 0)
  if (ahora >= ultimo) return 'vencida'
  return consulta.leidaAt === null ? 'esperando' : 'leida'
}

export async function especialidadDe(db: Db, { prestador }: Mirada): Promise<string> {
  const theirs = await especialidadesDe(db, [prestador.idPrestador])
  return theirs(prestador.idPrestador)[0]?.descripcion ?? ''
}

/** Practices that this office can request. */
export const practicasDeOrdenes = (db: Db) =>
  db.select().from(practicas).where(eq(practicas.enOrdenes, true)).orderBy(asc(practicas.codigo))
