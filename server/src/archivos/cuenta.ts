import type { Context } from '../base/endpointHandler.ts'
import type { Cuenta } from '../base/papel.ts'
import { Problem } from '../base/problem.ts'
import { inWords, take } from '../limites/puerta.ts'

/**
 * More than a family needs on its first day with the portal, and few enough that one person does not slow down all the
 * others.
 */
const AN_HOUR = { max: 300, windowMs: 3_600_000 }

/** Counts documents that are newly made for one person (SEC-36). */
export function cuentaDe({
  db,
  persona,
  ahora,
}: Pick<Context, 'db' | 'persona' | 'ahora'>): Cuenta {
  return async () => {
    const wait = await take(db, `documentos:${persona.uid}`, AN_HOUR, ahora)
    if (wait === undefined) return
    throw new Problem(
      429,
      `Pediste muchos documentos en poco tiempo. Podés pedir más en ${inWords(wait)}.`,
      {
        codigo: 'demasiados-documentos',
        retryAfter: Math.ceil(wait / 1000),
        evento: 'limite',
      },
    )
  }
}
