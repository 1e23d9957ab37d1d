import type { Context } from '../base/endpointHandler.ts'
import { networkOf } from '../base/network.ts'
import { mark } from '../base/secrets.ts'
import { tooMany } from './attempts.ts'
import { take } from './limits.ts'

/**
 * Requests per minute from one address: enough for a village that shares an address, too few to read the register
 * (SEC-08). Each kind of request is counted separately.
 */
const PER_MINUTE = {
  ingreso: 300,
  /**
   * Checks of a shown pass have a higher limit: they reveal nothing to people without the pass, and a counter must not
   * wait because of its neighbours.
   */
  consultar: 600,
  /** Challenges for passkeys: each sign-in takes one. */
  llave: 300,
  comprobacion: 120,
  publica: 120,
}
const MINUTE_MS = 60_000

/** Counts one more call that is open to all, by the address it comes from. */
export async function contarDireccion(
  { db, portal, direccion, ahora }: Pick<Context, 'db' | 'portal' | 'direccion' | 'ahora'>,
  cuenta: keyof typeof PER_MINUTE = 'publica',
): Promise<void> {
  const red = mark(portal.secrets.intentos, networkOf(direccion))
  const limit = { max: PER_MINUTE[cuenta], windowMs: MINUTE_MS }
  const wait = await take(db, `${cuenta}:${red}`, limit, ahora)
  if (wait !== undefined) throw tooMany(wait)
}
