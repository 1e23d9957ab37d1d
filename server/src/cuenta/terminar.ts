import { and, eq, sql } from 'drizzle-orm'

import { diaDe } from '#formato/instantes.ts'

import { reemplazarContrasenia, cuentasPendientes } from '../acceso/puerta.ts'
import type { Db } from '../base/database.ts'
import type { Portal } from '../base/portal.ts'
import { codigoRechazado, gastarCodigo, juzgarCodigo } from '../codigos/puerta.ts'
import { avisarATodos, contactos, TIPOS } from '../contacto/puerta.ts'
import { enviarCorreo, texts } from '../correo/puerta.ts'
import { marcarHecho } from '../freno/puerta.ts'
import { contarDireccion } from '../limites/puerta.ts'
import { afiliados, personasFisicas } from '../padron/puerta.ts'
import { usuarios } from '../sesiones/puerta.ts'
import { exigirCuil } from './formato.ts'
import { contarCodigoTipeado } from './intentos.ts'
import { type Asked, type Modo, asuntoDe } from './pedir.ts'

type Pendiente = typeof cuentasPendientes.$inferSelect
const NOBODY = { idPersonaFisica: -1, correo: '' }

/** With the right code, creates the account that was requested for this CUIL, or sets its new password. */
export async function terminarCuenta(asked: Asked, modo: Modo, cuil: string, code: string) {
  const { db, portal, ahora, audit } = asked
  await contarDireccion(asked)
  exigirCuil(cuil)
  const comprobado = await contarCodigoTipeado(asked, cuil)
  const [pending] = await db
    .select()
    .from(cuentasPendientes)
    .where(and(eq(cuentasPendientes.cuil, cuil), eq(cuentasPendientes.modo, modo)))
  const { idPersonaFisica, correo } = pending ?? NOBODY
  const asunto = asuntoDe(modo, idPersonaFisica, correo)
  const key = portal.secrets.codigos
  const { estado, coincide } = await juzgarCodigo(db, key, asunto, code, { ahora, comprobado })
  // Only the right code is answered with 'expired': for a wrong one this would reveal that the CUIL has a request.
  if (!pending || estado !== 'bien') throw codigoRechazado(coincide ? 'vencido' : 'mal')
  const uid = await db.transaction(async (tx) => {
    if (!(await gastarCodigo(tx, key, asunto, code, ahora))) throw codigoRechazado('mal')
    return guardar(tx, portal, pending, ahora)
  })
  audit('cuenta', { resultado: modo, uid })
  return {}
}

/** Stores account, confirmed e-mail and verified identity together; an existing account gets the new password. */
async function guardar(tx: Db, portal: Portal, pending: Pendiente, ahora: number): Promise<number> {
  const { idPersonaFisica, correo, contrasenia } = pending
  // It may have been stopped since it was read.
  const [still] = await tx
    .delete(cuentasPendientes)
    .where(
      and(
        eq(cuentasPendientes.cuil, pending.cuil),
        eq(cuentasPendientes.pedidaAt, pending.pedidaAt),
      ),
    )
    .returning({ cuil: cuentasPendientes.cuil })
  if (!still) throw codigoRechazado('mal')
  const [member] = await tx
    .select({ idAfiliado: afiliados.idAfiliado })
    .from(afiliados)
    .where(and(eq(afiliados.idPersonaFisica, idPersonaFisica), eq(afiliados.activo, true)))
  if (!member) throw codigoRechazado('mal')
  const [made] = await tx
    .insert(usuarios)
    .values({ idAfiliado: member.idAfiliado, contrasenia, creadoAt: ahora })
    .onConflictDoUpdate({ target: usuarios.idAfiliado, set: { contrasenia } })
    .returning({ uid: usuarios.uid })
  if (!made) throw new Error('An inserted account gave no row.')
  await reemplazarContrasenia(tx, portal, { ...made, idPersonaFisica }, { contrasenia, ahora })
  await confirmarCorreo(tx, idPersonaFisica, correo, ahora)
  await marcarHecho(tx, pending)
  await tx
    .update(personasFisicas)
    .set({ identidadVerificadaAt: ahora })
    .where(eq(personasFisicas.idPersonaFisica, idPersonaFisica))
  const aviso = { menos: correo, ...texts.contraseniaCambiada() }
  await avisarATodos(tx, idPersonaFisica, aviso, ahora)
  await enviarCorreo(tx, { para: correo, ...texts.cuentaLista() }, ahora)
  return made.uid
}

/** The e-mail that received the code counts as confirmed, even if it is new. */
async function confirmarCorreo(
  tx: Db,
  idPersonaFisica: number,
  correo: string,
  ahora: number,
): Promise<void> {
  const known = await tx
    .update(contactos)
    .set({ confirmadoAt: sql`coalesce(${contactos.confirmadoAt}, ${ahora})` })
    .where(
      and(
        eq(contactos.idPersonaFisica, idPersonaFisica),
        eq(contactos.idTipoContacto, TIPOS.email),
        eq(contactos.activo, true),
        eq(sql`lower(${contactos.descripcion})`, correo.toLowerCase()),
      ),
    )
    .returning({ id: contactos.idHistorialContactoPersonaFisica })
  if (known.length > 0) return
  await tx.insert(contactos).values({
    idPersonaFisica,
    idTipoContacto: TIPOS.email,
    descripcion: correo,
    confirmadoAt: ahora,
    fechaDesde: diaDe(ahora),
  })
}
