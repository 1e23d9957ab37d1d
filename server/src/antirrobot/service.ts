import { randomBytes } from 'node:crypto'

import { and, gt, inArray } from 'drizzle-orm'

import { CABECERAS } from '#contract/capacidades.ts'

import type { Context } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { mark, marks } from '../base/secrets.ts'
import { contarDireccion } from '../limites/puerta.ts'
import { crearDesafio, leerSolucion } from './desafio.ts'
import { pasoRecaptcha } from './recaptcha.ts'
import { comprobantes, desafiosResueltos } from './tables.ts'

export const VIDA_MS = 10 * 60_000

type Asked = Pick<Context, 'db' | 'portal' | 'ahora' | 'direccion'>

export async function desafio(asked: Asked) {
  await contarDireccion(asked, 'comprobacion')
  const { recaptcha } = asked.portal.config
  if (recaptcha) return { recaptcha: recaptcha.sitio }
  return crearDesafio(asked.portal.secrets.comprobacion[0], asked.ahora + VIDA_MS)
}

const noPaso = () =>
  new Problem(422, 'No pudimos comprobar que no sos un robot. Probá de nuevo.', {
    codigo: 'comprobacion',
    evento: 'comprobacion',
  })

/** The phone's own word proves nothing: calls that need a bot check accept only this server's voucher (SEC-14). */
export async function verificarRecaptcha(asked: Asked, token: string) {
  const { db, portal, ahora } = asked
  await contarDireccion(asked, 'comprobacion')
  const passed = portal.config.recaptcha
    ? await pasoRecaptcha(portal.config.recaptcha, token)
    : await pasoDesafio(asked, token)
  if (!passed) throw noPaso()
  const comprobante = randomBytes(16).toString('base64url')
  await db.insert(comprobantes).values({
    huella: mark(portal.secrets.comprobacion, comprobante),
    venceAt: ahora + VIDA_MS,
  })
  return { success: true, comprobante }
}

/** Accepts a solution once, even if it is sent several times at the same moment. */
async function pasoDesafio({ db, portal, ahora }: Asked, token: string): Promise<boolean> {
  const keys = portal.secrets.comprobacion
  const solved = await leerSolucion(keys, token, ahora)
  if (!solved) return false
  const [taken] = await db
    .insert(desafiosResueltos)
    .values({ huella: mark(keys, solved.signature), venceAt: ahora + VIDA_MS })
    .onConflictDoNothing()
    .returning({ huella: desafiosResueltos.huella })
  return taken !== undefined
}

type WithVoucher = Pick<Context, 'db' | 'portal' | 'ahora' | 'pedida'>

export const hayAntirrobot = ({ config }: Context['portal']): boolean =>
  config.capacidades.includes('comprobacion')

/** Uses up the voucher in the header of this call; false if there is no valid one. */
export async function gastarComprobante({ db, portal, ahora, pedida }: WithVoucher) {
  const huellas = marks(portal.secrets.comprobacion, pedida(CABECERAS.comprobante) ?? '')
  const [taken] = await db
    .delete(comprobantes)
    .where(and(inArray(comprobantes.huella, huellas), gt(comprobantes.venceAt, ahora)))
    .returning({ huella: comprobantes.huella })
  return taken !== undefined
}

/** Refuses the call without a valid voucher; does nothing on a host that announces no bot check. */
export async function exigirComprobante(asked: WithVoucher): Promise<void> {
  if (hayAntirrobot(asked.portal) && !(await gastarComprobante(asked)))
    throw new Problem(422, 'Falta comprobar que no sos un robot. Marcá la casilla de nuevo.', {
      codigo: 'comprobacion',
    })
}
