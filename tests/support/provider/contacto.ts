import { and, eq, inArray } from 'drizzle-orm'

import type { Base } from '../../../server/src/base/database.ts'
import { calles } from '../../../server/src/busquedas/tables.ts'
import { contactos } from '../../../server/src/contacto/tables.ts'
import { domicilios, itemsDeDomicilio } from '../../../server/src/domicilio/tables.ts'
import { afiliados, personasFisicas } from '../../../server/src/padron/tables.ts'
import { usuarios } from '../../../server/src/sesiones/tables.ts'
import type { Person } from '../people.ts'
import { uidOf } from '../server.ts'

/** A test's changes to a person's data. */
export const questionsOfContacto = ({ db }: Pick<Base, 'db'>) => ({
  /** Marks the person's identity as verified, as the questions would. */
  async verificarIdentidad(who: Person): Promise<void> {
    const ids = db
      .select({ id: afiliados.idPersonaFisica })
      .from(usuarios)
      .innerJoin(afiliados, eq(afiliados.idAfiliado, usuarios.idAfiliado))
      .where(eq(usuarios.uid, uidOf(who)))
    await db
      .update(personasFisicas)
      .set({ identidadVerificadaAt: Date.now() })
      .where(inArray(personasFisicas.idPersonaFisica, ids))
  },
  /** The active contacts of a person, as texts. */
  async contactosDe(who: Person): Promise<string[]> {
    const rows = await db
      .select({ valor: contactos.descripcion })
      .from(contactos)
      .innerJoin(afiliados, eq(afiliados.idPersonaFisica, contactos.idPersonaFisica))
      .innerJoin(usuarios, eq(usuarios.idAfiliado, afiliados.idAfiliado))
      .where(and(eq(usuarios.uid, uidOf(who)), eq(contactos.activo, true)))
    return rows.map(({ valor }) => valor).toSorted()
  },
  /** Another device saves these parts of a person's address. */
  async cambiarItems(who: Person, items: Record<number, string>): Promise<void> {
    const [row] = await db
      .select({ id: domicilios.idDomicilioPersonaFisica })
      .from(domicilios)
      .innerJoin(afiliados, eq(afiliados.idPersonaFisica, domicilios.idPersonaFisica))
      .innerJoin(usuarios, eq(usuarios.idAfiliado, afiliados.idAfiliado))
      .where(eq(usuarios.uid, uidOf(who)))
    if (!row) throw new Error(`${who} has no address`)
    const ofIt = eq(itemsDeDomicilio.idDomicilioPersonaFisica, row.id)
    await db.delete(itemsDeDomicilio).where(ofIt)
    await db.insert(itemsDeDomicilio).values(
      Object.entries(items).map(([codigo, valor]) => ({
        idDomicilioPersonaFisica: row.id,
        codigoTipoNumeracion: Number(codigo),
        valor,
      })),
    )
  },
  /** The parts of a person's address, as they are stored. */
  async domicilioDe(who: Person) {
    const [row] = await db
      .select({ calle: calles.descripcion, id: domicilios.idDomicilioPersonaFisica })
      .from(domicilios)
      .innerJoin(calles, eq(calles.idCalle, domicilios.idCalle))
      .innerJoin(afiliados, eq(afiliados.idPersonaFisica, domicilios.idPersonaFisica))
      .innerJoin(usuarios, eq(usuarios.idAfiliado, afiliados.idAfiliado))
      .where(eq(usuarios.uid, uidOf(who)))
    if (!row) return undefined
    const items = await db
      .select({ codigo: itemsDeDomicilio.codigoTipoNumeracion, valor: itemsDeDomicilio.valor })
      .from(itemsDeDomicilio)
      .where(eq(itemsDeDomicilio.idDomicilioPersonaFisica, row.id))
    return {
      calle: row.calle,
      items: Object.fromEntries(items.map(({ codigo, valor }) => [codigo, valor])),
    }
  },
  /** Adds an e-mail that is not confirmed; returns its id. */
  async addCorreo(who: Person, descripcion: string): Promise<number> {
    const [persona] = await db
      .select({ id: afiliados.idPersonaFisica })
      .from(usuarios)
      .innerJoin(afiliados, eq(afiliados.idAfiliado, usuarios.idAfiliado))
      .where(eq(usuarios.uid, uidOf(who)))
    if (!persona) throw new Error(`${who} is not in the seed`)
    const [added] = await db
      .insert(contactos)
      .values({
        idPersonaFisica: persona.id,
        idTipoContacto: 2,
        descripcion,
        fechaDesde: '2026-01-01',
      })
      .returning({ id: contactos.idHistorialContactoPersonaFisica })
    if (!added) throw new Error('an inserted contact gave no row')
    return added.id
  },
})
