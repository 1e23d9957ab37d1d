import { and, eq, lt, or, sql } from 'drizzle-orm'

import type { RequestOf } from '#contract/endpoint.ts'
import type { llavesDeAcceso as deIngreso } from '#contract/extensiones/llavesDeAcceso.ts'

import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { contarDireccion } from '../limites/puerta.ts'
import { CREDENCIALES_INCORRECTAS, abrirSesion, cuentaDe } from '../sesiones/puerta.ts'
import { ESPERA_MS, gastarDesafio, nuevoDesafio } from './desafio.ts'
import { llavesDeAcceso } from './tables.ts'
import { dominioDe, rechazada, verificarIngreso } from './verificar.ts'

type Asked = Omit<Context, 'persona' | 'request'>

export async function desafioDeIngreso(asked: Asked) {
  const { db, portal, ahora } = asked
  await contarDireccion(asked, 'llave')
  return {
    challenge: await nuevoDesafio(db, ahora),
    rpId: dominioDe(portal),
    timeout: ESPERA_MS,
  }
}

/**
 * A passkey names its account itself, and its signature cannot be guessed: the waits after wrong passwords do not
 * apply, so a stranger's tries do not keep the owner out (docs/decisions/059).
 */
export async function ingresarConLlave(
  asked: Asked,
  request: RequestOf<typeof deIngreso.ingresar>,
) {
  const { db, portal, ahora, audit } = asked
  const { id, ...signed } = request
  await contarDireccion(asked, 'ingreso')
  const desafio = await gastarDesafio(db, signed.clientDataJSON, ahora)
  const llave = await llaveCon(asked, id)
  if (!llave) {
    audit('ingreso', { resultado: 'mal' })
    throw new Problem(401, 'Esa llave de acceso no abre ninguna cuenta.', {
      codigo: 'llave-desconocida',
    })
  }
  const usada = await verificarIngreso(portal, desafio, llave, signed)
  const cuenta = await cuentaDe(db, llave.uid)
  if (!cuenta || cuenta.bloqueado || !cuenta.activo) {
    audit('ingreso', { resultado: 'mal' })
    throw new Problem(401, CREDENCIALES_INCORRECTAS, { codigo: 'credenciales' })
  }
  const { idLlave } = llave
  const sigue = (tx: Db) => contar(tx, { idLlave, ...usada }, ahora)
  const token = await abrirSesion(asked, cuenta.uid, { sigue, objeto: idLlave })
  if (token === undefined) throw rechazada()
  return { token }
}

type Usada = { idLlave: number; contador: number; copiada: boolean }

/**
 * Notes the use of a passkey; false if it was removed meanwhile, or if another answer had this counter: of two
 * simultaneous ones only one may be right.
 */
async function contar(tx: Db, { idLlave, ...usada }: Usada, ahora: number): Promise<boolean> {
  const [contada] = await tx
    .update(llavesDeAcceso)
    .set({ ...usada, ultimoUsoAt: ahora })
    .where(
      and(
        eq(llavesDeAcceso.idLlave, idLlave),
        or(
          lt(llavesDeAcceso.contador, usada.contador),
          and(eq(llavesDeAcceso.contador, 0), sql`${usada.contador}::bigint = 0`),
        ),
      ),
    )
    .returning({ idLlave: llavesDeAcceso.idLlave })
  return contada !== undefined
}

const LONGEST_ID = 1_400

async function llaveCon({ db }: Asked, id: string) {
  if (id.length > LONGEST_ID || !/^[\w-]+$/.test(id)) return undefined
  const [found] = await db.select().from(llavesDeAcceso).where(eq(llavesDeAcceso.id, id))
  return found
}
