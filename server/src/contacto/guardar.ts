import { eq, inArray } from 'drizzle-orm'

import type { ContactoAGuardar } from '#contract/contacto.ts'
import { esContactoValido } from '#contract/formatoDeContacto.ts'
import { diaDe } from '#formato/instantes.ts'

import type { Db } from '../base/database.ts'
import type { Context } from '../base/endpointHandler.ts'
import { Problem, notFound } from '../base/problem.ts'
import { texts } from '../correo/puerta.ts'
import { take } from '../limites/puerta.ts'
import { personaEditable } from '../sesiones/puerta.ts'
import { MAX_ACTIVOS, avisarATodos } from './propios.ts'
import { contactosDe, versionDeContactos } from './service.ts'
import { contactos } from './tables.ts'
import { codigoDe } from './tipos.ts'

/** Saves of one person's contacts: each is told to all their addresses (SEC-05). */
const A_DAY = { max: 20, windowMs: 24 * 3_600_000 }

type Asked = Pick<Context, 'db' | 'persona' | 'version' | 'ahora' | 'audit'>
type Row = typeof contactos.$inferSelect
type Pedido = { idAfiliado: number; contactos: ContactoAGuardar[] }

/** Replaces the person's contacts by this list: missing ones are removed, changed ones must be confirmed anew. */
export async function guardarContactos(
  { db, persona, version, ahora, audit }: Asked,
  { idAfiliado, contactos: asked }: Pedido,
) {
  const idPersonaFisica = await personaEditable(db, persona, idAfiliado, ahora)
  const before = await contactosDe(db, idPersonaFisica)
  const present = versionDeContactos(before)
  if (version !== undefined && version !== present)
    throw new Problem(412, 'Los contactos se cambiaron desde otro teléfono.', {
      actual: { contactos: before, version: present },
    })
  const wanted = asked
    .filter(({ activo }) => activo !== false)
    .map((one) => ({
      ...one,
      idTipoContacto: codigoDe(one.idTipoContacto),
      descripcion: one.descripcion.trim(),
    }))
  const theirs = await rowsOf(db, idPersonaFisica, asked)
  const kept = wanted.flatMap((one) => sameAs(one, theirs) ?? [])
  const fresh = wanted.filter((one) => !sameAs(one, theirs))
  check(wanted, fresh)
  const gone = theirs.filter((row) => row.activo && !kept.includes(row))
  if (fresh.length + gone.length > 0) {
    await quota(db, idPersonaFisica, ahora)
    // Read before any change: the removed addresses are notified too (SEC-13).
    await avisarATodos(db, idPersonaFisica, texts.contactosCambiados(), ahora)
    await write(db, { idPersonaFisica, fresh, gone: gone.map(idOf) }, ahora)
    audit('contacto', { resultado: 'guardado', objeto: idAfiliado })
  }
  const contactosDespues = await contactosDe(db, idPersonaFisica)
  return {
    status: 'success',
    message: 'Los contactos se han guardado con éxito!',
    contactos: contactosDespues,
    version: versionDeContactos(contactosDespues),
  }
}

/** With the time to come back: the phone keeps the change, and sends it again. */
async function quota(db: Db, idPersonaFisica: number, ahora: number): Promise<void> {
  const wait = await take(db, `contactos:${idPersonaFisica}`, A_DAY, ahora)
  if (wait !== undefined)
    throw new Problem(429, 'Hoy ya cambiaste muchas veces los contactos. Mañana podés otra vez.', {
      codigo: 'demasiados-cambios',
      retryAfter: Math.ceil(wait / 1000),
      evento: 'limite',
    })
}

const idOf = (row: Row) => row.idHistorialContactoPersonaFisica

/** All contacts that the person ever had; an id from the list that is not among them is 'not found'. */
async function rowsOf(db: Db, idPersonaFisica: number, asked: ContactoAGuardar[]): Promise<Row[]> {
  const rows = await db
    .select()
    .from(contactos)
    .where(eq(contactos.idPersonaFisica, idPersonaFisica))
  const known = new Set(rows.map(idOf))
  for (const { idHistorialContactoPersonaFisica: id } of asked)
    if (id != null && !known.has(id)) throw notFound(id)
  return rows
}

// A list may name a contact by the id of a version that was replaced meanwhile: it counts as new.
const sameAs = (one: ContactoAGuardar, rows: Row[]) =>
  rows.find(
    (row) =>
      row.activo &&
      idOf(row) === one.idHistorialContactoPersonaFisica &&
      row.idTipoContacto === one.idTipoContacto &&
      row.descripcion === one.descripcion,
  )

function check(wanted: ContactoAGuardar[], fresh: ContactoAGuardar[]): void {
  if (wanted.length === 0)
    throw new Problem(422, 'No se puede borrar el contacto. Debe tener registrado al menos uno.')
  for (const { idTipoContacto, descripcion } of fresh) {
    const valid = esContactoValido(idTipoContacto, descripcion)
    if (valid === undefined) throw new Problem(422, 'Seleccione un tipo de contacto')
    if (!valid) throw new Problem(422, 'El formato no es correcto')
  }
  const values = new Set(wanted.map(({ descripcion }) => descripcion.toLowerCase()))
  if (values.size < wanted.length)
    throw new Problem(422, 'El valor coincide con un contacto ya existente')
  if (fresh.length > 0 && wanted.length > MAX_ACTIVOS)
    throw new Problem(422, `No se guardan más de ${MAX_ACTIVOS} contactos.`)
}

type Change = { idPersonaFisica: number; fresh: ContactoAGuardar[]; gone: number[] }

async function write(db: Db, { idPersonaFisica, fresh, gone }: Change, ahora: number) {
  const hoy = diaDe(ahora)
  if (gone.length > 0)
    await db
      .update(contactos)
      .set({ activo: false, fechaHasta: hoy })
      .where(inArray(contactos.idHistorialContactoPersonaFisica, gone))
  if (fresh.length > 0)
    await db.insert(contactos).values(
      fresh.map(({ idTipoContacto, descripcion, publicable }) => ({
        idPersonaFisica,
        idTipoContacto,
        descripcion,
        publicable: publicable ?? false,
        fechaDesde: hoy,
      })),
    )
}
