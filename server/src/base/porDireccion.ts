import { tooMany } from '../acceso/attempts.ts'
import { networkOf } from '../http/client.ts'
import type { Context } from '../http/endpointHandler.ts'
import { take } from './limits.ts'
import { mark } from './secrets.ts'

/** Many, as a village may share one address; few enough that nobody reads a register through it (SEC-08). */
const PER_MINUTE = { max: 120, windowMs: 60_000 }

/** Counts one more call of those that anybody may make, by where it comes from. */
export async function contarDireccion(
  { db, portal, direccion, ahora }: Pick<Context, 'db' | 'portal' | 'direccion' | 'ahora'>,
  limit = PER_MINUTE,
): Promise<void> {
  const red = mark(portal.secrets.intentos, networkOf(direccion))
  const wait = await take(db, `publica:${red}`, limit, ahora)
  if (wait !== undefined) throw tooMany(wait)
}
