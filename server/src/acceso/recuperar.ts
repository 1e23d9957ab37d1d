import { randomBytes } from 'node:crypto'

import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Infer, number, object, string } from 'superstruct'

import { enmascararCorreo } from '#contract/correo.ts'

import { exigirComprobante } from '../antirrobot/puerta.ts'
import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import { Problem } from '../base/problem.ts'
import { type Llaves, mark, marks } from '../base/secrets.ts'
import { abrir, sellar } from '../base/sello.ts'
import { contarCodigo, type Asunto, VIDA_MS, emitirCodigo } from '../codigos/puerta.ts'
import { correosConfirmados, contactos } from '../contacto/puerta.ts'
import { enviarCorreo, texts } from '../correo/puerta.ts'
import { contarDireccion } from '../limites/puerta.ts'
import { findUser, marcaDe, readUser } from '../sesiones/puerta.ts'
import { recuperaciones } from './tables.ts'

type Asked = Pick<Context, 'db' | 'portal' | 'ahora' | 'direccion' | 'pedida' | 'audit'>

/**
 * Content of an offered address: the contact, the typed user name, and the time until which the address may be chosen.
 */
type Oferta = Infer<typeof Oferta>
const Oferta = object({ idContacto: number(), marca: string(), hasta: number() })

const OFFERED_MS = 15 * 60_000
const NOBODY = -1

export const asuntoDeRecuperacion = (idPersonaFisica: number, idContacto: number): Asunto => ({
  proposito: 'recuperar',
  sujeto: String(idPersonaFisica),
  destino: String(idContacto),
})

const confirmadosDe = (db: Db, idPersonaFisica: number) =>
  db
    .select({ id: contactos.idHistorialContactoPersonaFisica, correo: contactos.descripcion })
    .from(contactos)
    .where(correosConfirmados(idPersonaFisica))
    .orderBy(asc(contactos.idHistorialContactoPersonaFisica))
    .limit(10)

/**
 * An unknown user, a person without an account and one without a confirmed e-mail get the same answer: no addresses
 * (SEC-11).
 */
export async function correosDeUsuario(asked: Asked, nombreUsuario: string) {
  const { db, portal, ahora } = asked
  await contarDireccion(asked)
  await exigirComprobante(asked)
  const usuario = await findUser(db, readUser(nombreUsuario))
  const open = usuario && usuario.activo && !usuario.bloqueado
  const found = await confirmadosDe(db, open ? usuario.idPersonaFisica : NOBODY)
  const marca = marcaDe(portal.secrets, nombreUsuario)
  return found.map(({ id, correo }) => ({
    idHistorialContactoPersonaFisica: sellar(portal.secrets.recuperacion, {
      idContacto: id,
      marca,
      hasta: ahora + OFFERED_MS,
    } satisfies Oferta),
    descripcion: enmascararCorreo(correo),
  }))
}

const volverAEmpezar = () =>
  new Problem(422, 'Pasó mucho tiempo. Volvé a empezar.', {
    codigo: 'volver-a-empezar',
    evento: 'recuperacion',
  })

/** Sends link and code to an offered address; its sealed id proves that the bot check was passed for it. */
export async function recuperar(asked: Asked, nombreUsuario: string, sellado: string) {
  const { db, portal, ahora, audit } = asked
  const { recuperacion, codigos } = portal.secrets
  await contarDireccion(asked)
  const oferta = abrir(recuperacion, sellado, Oferta)
  const marca = marcaDe(portal.secrets, nombreUsuario)
  if (!oferta || oferta.marca !== marca || oferta.hasta <= ahora) throw volverAEmpezar()
  const usuario = await findUser(db, readUser(nombreUsuario))
  if (!usuario?.activo || usuario.bloqueado) throw volverAEmpezar()
  const { uid, idPersonaFisica } = usuario
  const confirmados = await confirmadosDe(db, idPersonaFisica)
  const contacto = confirmados.find(({ id }) => id === oferta.idContacto)
  if (!contacto) throw volverAEmpezar()
  const asunto = asuntoDeRecuperacion(idPersonaFisica, contacto.id)
  await contarCodigo(db, asunto, ahora)
  await db.transaction(async (tx) => {
    const code = await emitirCodigo(tx, codigos, asunto, ahora)
    const token = randomBytes(16).toString('base64url')
    const link = {
      huella: mark(recuperacion, token),
      idContacto: contacto.id,
      venceAt: ahora + VIDA_MS,
    }
    await tx
      .insert(recuperaciones)
      .values({ uid, ...link })
      .onConflictDoUpdate({ target: recuperaciones.uid, set: link })
    const enlace = `${portal.config.enlaces}/recuperar-pin?t=${token}&c=${contacto.id}`
    const carta = { para: contacto.correo, venceAt: link.venceAt }
    await enviarCorreo(tx, { ...carta, ...texts.recuperacion(code, enlace) }, ahora)
  })
  audit('recuperacion', { resultado: 'enviada', uid, objeto: contacto.id })
  return {}
}

/** Account that a recovery link belongs to; undefined for a link that this server did not send. */
export async function enlaceDe(db: Db, keys: Llaves, token: string, idContacto: number) {
  const [found] = await db
    .select()
    .from(recuperaciones)
    .where(
      and(
        inArray(recuperaciones.huella, marks(keys, token)),
        eq(recuperaciones.idContacto, idContacto),
      ),
    )
  return found
}
