import { gastarComprobante, hayAntirrobot } from '../antirrobot/puerta.ts'
import type { Context } from '../base/endpointHandler.ts'
import { networkOf } from '../base/network.ts'
import { mark } from '../base/secrets.ts'
import { clearAttempts, reserveAttempt, tooMany, take } from '../limites/puerta.ts'

/**
 * Tries per hour at one account that come with a passed bot check, from all addresses together: limits an attacker who
 * uses thousands of machines.
 */
const COMPROBADOS = { max: 30, windowMs: 3_600_000 }

type Asked = Pick<Context, 'db' | 'portal' | 'ahora' | 'direccion' | 'pedida'>

const desdeAca = ({ portal, direccion }: Asked, marca: string) =>
  mark(portal.secrets.intentos, `${marca}:${networkOf(direccion)}`)

/**
 * Counts a try at an account before it is judged. An owner who waits because of a stranger's tries can still sign in:
 * each passed bot check allows one try, counted for this address alone.
 */
export async function contarIntento(asked: Asked, marca: string): Promise<void> {
  const { db, portal, ahora } = asked
  const wait = await reserveAttempt(db, marca, ahora)
  if (wait === undefined) return
  if (!hayAntirrobot(portal)) throw tooMany(wait)
  if (!(await gastarComprobante(asked))) throw tooMany(wait, 'cuenta-en-espera')
  const own =
    (await reserveAttempt(db, desdeAca(asked, marca), ahora)) ??
    (await take(db, `comprobados:${marca}`, COMPROBADOS, ahora))
  if (own !== undefined) throw tooMany(own)
}

/** After the right password, the count of wrong ones is reset. */
export async function olvidarIntentos(asked: Asked, marca: string): Promise<void> {
  for (const one of [marca, desdeAca(asked, marca)]) await clearAttempts(asked.db, one)
}
