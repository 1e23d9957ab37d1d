import { eq } from 'drizzle-orm'

import type { Context } from '../base/endpointHandler.ts'
import { Problem, notFound } from '../base/problem.ts'
import {
  contarCodigo,
  codigoRechazado,
  type Asunto,
  VIDA_MS,
  emitirCodigo,
  gastarCodigo,
  juzgarCodigo,
} from '../codigos/puerta.ts'
import { enviarCorreo, texts } from '../correo/puerta.ts'
import { type ContactoRow, avisarATodos, contactoPropio } from './propios.ts'
import { contactos } from './tables.ts'
import { TIPOS } from './tipos.ts'

type Asked = Pick<Context, 'db' | 'persona' | 'portal' | 'ahora' | 'audit'>

const asuntoDe = (contacto: ContactoRow): Asunto => ({
  proposito: 'confirmar-contacto',
  sujeto: String(contacto.idPersonaFisica),
  destino: String(contacto.idHistorialContactoPersonaFisica),
})

export async function generarCodigo(asked: Asked, id: number) {
  await mandar(asked, await contactoPropio(asked.db, asked.persona.idAfiliado, id))
  return {}
}

async function mandar({ db, portal, ahora, audit }: Asked, contacto: ContactoRow): Promise<void> {
  const { idTipoContacto, descripcion, idHistorialContactoPersonaFisica: objeto } = contacto
  if (idTipoContacto !== TIPOS.email)
    throw new Problem(422, 'Solo se puede confirmar un correo electrónico.')
  const asunto = asuntoDe(contacto)
  await contarCodigo(db, asunto, ahora)
  await db.transaction(async (tx) => {
    const code = await emitirCodigo(tx, portal.secrets.codigos, asunto, ahora)
    const carta = { para: descripcion, venceAt: ahora + VIDA_MS, ...texts.codigo(code) }
    await enviarCorreo(tx, carta, ahora)
  })
  audit('codigo', { resultado: 'enviado', objeto })
}

export async function confirmarCodigo(asked: Asked, id: number, code: string) {
  const { db, persona, portal, ahora, audit } = asked
  const contacto = await contactoPropio(db, persona.idAfiliado, id)
  const asunto = asuntoDe(contacto)
  const key = portal.secrets.codigos
  const { estado } = await juzgarCodigo(db, key, asunto, code, { ahora })
  if (estado !== 'bien') throw codigoRechazado(estado, id)
  await db.transaction(async (tx) => {
    if (!(await gastarCodigo(tx, key, asunto, code, ahora))) throw codigoRechazado('mal', id)
    await confirmar(tx, contacto, ahora)
  })
  audit('codigo', { resultado: 'bien', objeto: id })
  return {}
}

/** Notifies the person at their other addresses: a confirmed address can reset the password (SEC-13). */
async function confirmar(tx: Context['db'], contacto: ContactoRow, ahora: number): Promise<void> {
  if (contacto.confirmadoAt !== null) return
  await tx
    .update(contactos)
    .set({ confirmadoAt: ahora })
    .where(
      eq(contactos.idHistorialContactoPersonaFisica, contacto.idHistorialContactoPersonaFisica),
    )
  const aviso = { menos: contacto.descripcion, ...texts.correoAgregado() }
  await avisarATodos(tx, contacto.idPersonaFisica, aviso, ahora)
  await enviarCorreo(tx, { para: contacto.descripcion, ...texts.correoConfirmado() }, ahora)
}

/** A confirmation link has a contact's id and its text: both must belong to the person. */
export async function verificarContacto(asked: Asked, id: number, text: string) {
  const contacto = await contactoPropio(asked.db, asked.persona.idAfiliado, id)
  if (contacto.descripcion.toLowerCase() !== text.trim().toLowerCase()) throw notFound(id)
  if (contacto.confirmadoAt !== null) return { confirmado: true }
  await mandar(asked, contacto)
  return { confirmado: false }
}
