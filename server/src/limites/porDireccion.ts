import type { Context } from '../base/endpointHandler.ts'
import { networkOf } from '../base/network.ts'
import { mark } from '../base/secrets.ts'
import { tooMany } from './attempts.ts'
import { take } from './limits.ts'

/**
 * What one address may ask in a minute. Many, as a village may share one; few enough that nobody reads a register through it
 * (SEC-08). Each has a count of its own: one call's cannot be used up through another's.
 */
const PER_MINUTE = {
  ingreso: 300,
  /** Of a pass that was shown: it tells nothing to whoever does not hold it, and a counter must not wait for its neighbours. */
  consultar: 600,
  comprobacion: 120,
  publica: 120,
}
const MINUTE_MS = 60_000

/** Counts one more call of those that anybody may make, by where it comes from. */
export async function contarDireccion(
  { db, portal, direccion, ahora }: Pick<Context, 'db' | 'portal' | 'direccion' | 'ahora'>,
  cuenta: keyof typeof PER_MINUTE = 'publica',
): Promise<void> {
  const red = mark(portal.secrets.intentos, networkOf(direccion))
  const limit = { max: PER_MINUTE[cuenta], windowMs: MINUTE_MS }
  const wait = await take(db, `${cuenta}:${red}`, limit, ahora)
  if (wait !== undefined) throw tooMany(wait)
}
