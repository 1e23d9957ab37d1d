import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { notFound } from '../base/problem.ts'
import { type Correo, enviarCorreo } from '../correo/puerta.ts'
import { afiliados } from '../padron/puerta.ts'
import { contactos } from './tables.ts'
import { TIPOS } from './tipos.ts'

/** Nobody needs more ways to be reached (SEC-05). */
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

/** A contact of this very person: one of a relative is as little there as a stranger's. */
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

/** Tells every confirmed address of the person, but the one that the news comes from (SEC-13). */
export async function avisarATodos(
  tx: Db,
  idPersonaFisica: number,
  { menos = '', ...carta }: Omit<Correo, 'para'> & { menos?: string },
  ahora: number,
): Promise<void> {
  const rows = await tx
    .select({ para: contactos.descripcion })
    .from(contactos)
    .where(
      and(
        correosConfirmados(idPersonaFisica),
        ne(sql`lower(${contactos.descripcion})`, menos.toLowerCase()),
      ),
    )
    .limit(10)
  for (const { para } of rows) await enviarCorreo(tx, { ...carta, para }, ahora)
}
