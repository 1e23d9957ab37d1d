import { randomBytes } from 'node:crypto'

import { and, asc, eq, gt, gte, inArray, or, sql } from 'drizzle-orm'

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

type Freno = typeof frenos.$inferSelect
type Pedido = { idPersonaFisica: number; correo: string; idContacto: number }

/** Address of a page on which the owner of this contact can stop this request. */
export async function crearFreno(
  tx: Db,
  { secrets, config }: Pick<Portal, 'secrets' | 'config'>,
  pedido: Pedido,
  ahora: number,
): Promise<string> {
  const token = randomBytes(16).toString('base64url')
  const huella = mark(secrets.recuperacion, `freno:${token}`)
  await tx.insert(frenos).values({ ...pedido, huella, creadoAt: ahora, venceAt: ahora + VIDA_MS })
  return `${config.enlacesDeApi}/v1/portal/frenar/${token}`
}

/** The request that was made at this time is finished: stopping it means to undo it. */
export async function marcarHecho(
  tx: Db,
  { idPersonaFisica, pedidaAt }: { idPersonaFisica: number; pedidaAt: number },
): Promise<void> {
  await tx
    .update(frenos)
    .set({ hecho: true })
    .where(and(eq(frenos.idPersonaFisica, idPersonaFisica), eq(frenos.creadoAt, pedidaAt)))
}

/** Stops the pending request, or undoes it if it is already done; false for an unknown or expired link. */
export async function frenar(portal: Portal, token: string, ahora: number): Promise<boolean> {
  const { db, secrets, passwords } = portal
  const huellas = marks(secrets.recuperacion, `freno:${token}`)
  const esDeUno = and(inArray(frenos.huella, huellas), gt(frenos.venceAt, ahora))
  // Checked before hashing: an invalid link must not cost a password hash.
  const [known] = await db.select().from(frenos).where(esDeUno)
  if (!known) return false
  const { idPersonaFisica } = known
  // A random password that no person knows: only an address from before the request can set a new one.
  const contrasenia = await passwords.hash(randomBytes(24).toString('base64url'))
  return db.transaction(async (tx) => {
    // A request that is just being finished is waited for, and then undone; later there is none to finish.
    await tx.delete(cuentasPendientes).where(eq(cuentasPendientes.idPersonaFisica, idPersonaFisica))
    // One at a time for each account: two links of one request would otherwise wait for each other.
    const [cuenta] = await tx
      .select({ uid: usuarios.uid })
      .from(usuarios)
      .innerJoin(...suAfiliado(usuarios.idAfiliado))
      .where(eq(afiliados.idPersonaFisica, idPersonaFisica))
      .for('update', { of: usuarios })
    const [freno] = await tx.select().from(frenos).where(esDeUno)
    if (!freno) return false
    const desde = await desdeCuando(tx, freno)
    await gastar(tx, freno, desde)
    if (desde === undefined) return true
    await devolverCorreos(tx, freno, desde)
    if (cuenta)
      await reemplazarContrasenia(
        tx,
        portal,
        { ...cuenta, idPersonaFisica },
        { contrasenia, ahora },
      )
    return true
  })
}

/**
 * Time of the first finished request for this e-mail that the same contact got a link of; undefined if none was
 * finished. A repeated request finds its e-mail confirmed already, so the link must undo the first one. Links of other
 * contacts do not count: an address that came with a request must not undo it for the owner.
 */
async function desdeCuando(
  tx: Db,
  { idPersonaFisica, correo, idContacto }: Freno,
): Promise<number | undefined> {
  const [first] = await tx
    .select({ creadoAt: frenos.creadoAt })
    .from(frenos)
    .where(
      and(
        eq(frenos.idPersonaFisica, idPersonaFisica),
        sql`${frenos.idContacto} is not distinct from ${idContacto}`,
        eq(sql`lower(${frenos.correo})`, correo.toLowerCase()),
        eq(frenos.hecho, true),
      ),
    )
    .orderBy(asc(frenos.creadoAt))
    .limit(1)
  return first?.creadoAt
}

/** Deletes this link, and those of all requests since then, because they are undone too. */
async function gastar(
  tx: Db,
  { huella, idPersonaFisica }: Freno,
  desde: number | undefined,
): Promise<void> {
  const later =
    desde === undefined
      ? undefined
      : and(eq(frenos.idPersonaFisica, idPersonaFisica), gte(frenos.creadoAt, desde))
  await tx.delete(frenos).where(or(eq(frenos.huella, huella), later))
}

/**
 * Takes away the addresses that were confirmed since then, by the request or by a session that it opened; gives back
 * the link's own address, which such a session may have removed.
 */
async function devolverCorreos(
  tx: Db,
  { idPersonaFisica, idContacto }: Freno,
  desde: number,
): Promise<void> {
  await tx
    .update(contactos)
    .set({ activo: false })
    .where(and(eq(contactos.idPersonaFisica, idPersonaFisica), gte(contactos.confirmadoAt, desde)))
  if (idContacto === null) return
  await tx
    .update(contactos)
    .set({ activo: true, fechaHasta: null })
    .where(eq(contactos.idHistorialContactoPersonaFisica, idContacto))
}
