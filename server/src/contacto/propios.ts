import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { notFound } from '../base/problem.ts'
import { type Correo, enviarCorreo } from '../correo/puerta.ts'
import { afiliados } from '../padron/puerta.ts'
import { contactos } from './tables.ts'
import { TIPOS } from './tipos.ts'

/** Limit of contacts for one person (SEC-05). */
export const MAX_ACTIVOS = 10

export type ContactoRow = typeof contactos.$inferSelect

export async function personaDe(db: Db, idAfiliado: number): Promise<number> {
  const [member] = await db
    .select({ idPersonaFisica: afiliados.idPersonaFisica })
    .from(afiliados)
    .where(eq(afiliados.idAfiliado, idAfiliado))
  if (!member) throw notFound(idAfiliado)
  return member.idPersonaFisica
}

/** Contact of exactly this person; a relative's contact is 'not found', as a stranger's is. */
export async function contactoPropio(db: Db, idAfiliado: number, id: number): Promise<ContactoRow> {
  const [found] = await db
    .select({ contacto: contactos })
    .from(contactos)
    .innerJoin(afiliados, eq(afiliados.idPersonaFisica, contactos.idPersonaFisica))
    .where(
      and(
        eq(contactos.idHistorialContactoPersonaFisica, id),
        eq(contactos.activo, true),
        eq(afiliados.idAfiliado, idAfiliado),
      ),
    )
  if (!found) throw notFound(id)
  return found.contacto
}

export const correosConfirmados = (idPersonaFisica: number) =>
  and(
    eq(contactos.idPersonaFisica, idPersonaFisica),
    eq(contactos.idTipoContacto, TIPOS.email),
    eq(contactos.activo, true),
    isNotNull(contactos.confirmadoAt),
  )

/** The confirmed addresses of the person, except this one. */
export const aQuienesAvisar = (db: Db, idPersonaFisica: number, menos: string) =>
  db
    .select({ idContacto: contactos.idHistorialContactoPersonaFisica, para: contactos.descripcion })
    .from(contactos)
    .where(
      and(
        correosConfirmados(idPersonaFisica),
        ne(sql`lower(${contactos.descripcion})`, menos.toLowerCase()),
      ),
    )
    .limit(10)

/** Notifies each confirmed address of the person, except the new one (SEC-13). */
export async function avisarATodos(
  tx: Db,
  idPersonaFisica: number,
  { menos = '', ...carta }: Omit<Correo, 'para'> & { menos?: string },
  ahora: number,
): Promise<void> {
  for (const { para } of await aQuienesAvisar(tx, idPersonaFisica, menos))
    await enviarCorreo(tx, { ...carta, para }, ahora)
}
