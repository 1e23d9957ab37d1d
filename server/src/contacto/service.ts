import { type Placeholder, and, asc, eq, isNotNull, sql } from 'drizzle-orm'

import type { Contacto } from '#contract/contacto.ts'
import { diaDe } from '#formato/instantes.ts'

import { compiled } from '../base/compiled.ts'
import type { Db } from '../base/database.ts'
import { versionDe } from '../base/huella.ts'
import { afiliados } from '../padron/puerta.ts'
import { usuarios } from '../sesiones/puerta.ts'
import { contactos } from './tables.ts'
import { LISTA_DE_TIPOS, TIPOS } from './tipos.ts'

const correosActivos = (idAfiliado: number | Placeholder) =>
  and(
    eq(afiliados.idAfiliado, idAfiliado),
    eq(contactos.idTipoContacto, TIPOS.email),
    eq(contactos.activo, true),
  )

const delConfirmado = (idAfiliado: number | Placeholder) =>
  and(correosActivos(idAfiliado), isNotNull(contactos.confirmadoAt))
const elMasViejo = asc(contactos.idHistorialContactoPersonaFisica)

const confirmado = compiled((db) =>
  db
    .select({
      idHistorialContactoPersonaFisica: contactos.idHistorialContactoPersonaFisica,
      descripcion: contactos.descripcion,
    })
    .from(contactos)
    .innerJoin(afiliados, eq(afiliados.idPersonaFisica, contactos.idPersonaFisica))
    .where(delConfirmado(sql.placeholder('idAfiliado')))
    .orderBy(elMasViejo)
    .limit(1)
    .prepare('correo_confirmado'),
)

/** Confirmed e-mail, the oldest of several, required to enter the portal; null if there is none. */
export async function correoConfirmado(db: Db, idAfiliado: number) {
  const [found] = await confirmado(db).execute({ idAfiliado })
  return found ?? null
}

/** The confirmed e-mail of a member as a column of another statement: null if there is none. */
export const columnaDeCorreo = (db: Db, idAfiliado: number | Placeholder) =>
  sql<string | null>`${db
    .select({ descripcion: contactos.descripcion })
    .from(contactos)
    .innerJoin(afiliados, eq(afiliados.idPersonaFisica, contactos.idPersonaFisica))
    .where(delConfirmado(idAfiliado))
    .orderBy(elMasViejo)
    .limit(1)}`

/** Contacts with the account of their person, if the person has one. */
const conUsuario = (db: Db) =>
  db
    .select({ contacto: contactos, idUsuario: usuarios.uid })
    .from(contactos)
    .leftJoin(afiliados, eq(afiliados.idPersonaFisica, contactos.idPersonaFisica))
    .leftJoin(usuarios, eq(usuarios.idAfiliado, afiliados.idAfiliado))

export async function correos(db: Db, idAfiliado: number): Promise<Contacto[]> {
  const rows = await conUsuario(db)
    .where(correosActivos(idAfiliado))
    .orderBy(asc(contactos.idHistorialContactoPersonaFisica))
    .limit(50)
  return rows.map(toContacto)
}

/** All active contacts of this person. */
export async function contactosDe(db: Db, idPersonaFisica: number): Promise<Contacto[]> {
  const rows = await conUsuario(db)
    .where(and(eq(contactos.idPersonaFisica, idPersonaFisica), eq(contactos.activo, true)))
    .orderBy(asc(contactos.idHistorialContactoPersonaFisica))
    .limit(50)
  return rows.map(toContacto)
}

/** Version of the list that a save is edited from; a confirmation does not change it. */
export const versionDeContactos = (list: Contacto[]): number =>
  versionDe(
    list.map(({ idHistorialContactoPersonaFisica: id, codigoTipoContacto, descripcion }) => [
      id,
      Number(codigoTipoContacto),
      descripcion,
    ]),
  )

type Fila = { contacto: typeof contactos.$inferSelect; idUsuario: number | null }

function toContacto({ contacto: { confirmadoAt, ...contacto }, idUsuario }: Fila): Contacto {
  const codigo = String(contacto.idTipoContacto)
  const tipo = LISTA_DE_TIPOS.find((one) => one.codigo === codigo)
  return {
    ...contacto,
    idTipoContacto: tipo?.idTipoContacto ?? null,
    codigoTipoContacto: codigo,
    descripcionTipoContacto: tipo?.descripcion ?? null,
    confirmado: confirmadoAt !== null,
    fechaConfirmado: confirmadoAt === null ? null : diaDe(confirmadoAt),
    idUsuario,
  }
}
