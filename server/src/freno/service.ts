import { randomBytes } from 'node:crypto'

import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm'

import { reemplazarContrasenia, cuentasPendientes } from '../acceso/puerta.ts'
import type { Db } from '../base/database.ts'
import type { Portal } from '../base/portal.ts'
import { mark, marks } from '../base/secrets.ts'
import { contactos } from '../contacto/puerta.ts'
import { afiliados, suAfiliado } from '../padron/puerta.ts'
import { usuarios } from '../sesiones/puerta.ts'
import { frenos } from './tables.ts'

/** Long enough for people who read their mail once a week. */
const VIDA_MS = 7 * 24 * 3_600_000

type Pedido = { idPersonaFisica: number; correo: string }

/** Address of a page on which this request can be stopped. */
export async function crearFreno(
  tx: Db,
  { secrets, config }: Pick<Portal, 'secrets' | 'config'>,
  pedido: Pedido,
  ahora: number,
): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  const huella = mark(secrets.recuperacion, `freno:${token}`)
  await tx.insert(frenos).values({ ...pedido, huella, creadoAt: ahora, venceAt: ahora + VIDA_MS })
  return `${config.enlaces}/v1/portal/frenar/${token}`
}

/** Stops the pending request, or undoes it if it is already done; false for an unknown or expired link. */
export async function frenar(portal: Portal, token: string, ahora: number): Promise<boolean> {
  const { db, secrets, passwords } = portal
  const huellas = marks(secrets.recuperacion, `freno:${token}`)
  const esDeUno = and(inArray(frenos.huella, huellas), gt(frenos.venceAt, ahora))
  // Checked before hashing: an invalid link must not cost a password hash.
  if ((await db.$count(frenos, esDeUno)) === 0) return false
  // A random password that no person knows: only the old address can set a new one.
  const contrasenia = await passwords.hash(randomBytes(24).toString('base64url'))
  return db.transaction(async (tx) => {
    const [freno] = await tx.delete(frenos).where(esDeUno).returning()
    if (!freno) return false
    const { idPersonaFisica, correo, creadoAt } = freno
    await tx.delete(cuentasPendientes).where(eq(cuentasPendientes.idPersonaFisica, idPersonaFisica))
    const done = await tx
      .update(contactos)
      .set({ activo: false })
      .where(
        and(
          eq(contactos.idPersonaFisica, idPersonaFisica),
          eq(sql`lower(${contactos.descripcion})`, correo.toLowerCase()),
          gte(contactos.confirmadoAt, creadoAt),
        ),
      )
      .returning({ id: contactos.idHistorialContactoPersonaFisica })
    const [cuenta] = await tx
      .select({ uid: usuarios.uid })
      .from(usuarios)
      .innerJoin(...suAfiliado(usuarios.idAfiliado))
      .where(eq(afiliados.idPersonaFisica, idPersonaFisica))
    if (done.length > 0 && cuenta)
      await reemplazarContrasenia(
        tx,
        portal,
        { ...cuenta, idPersonaFisica },
        { contrasenia, ahora },
      )
    return true
  })
}
