import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import { formatDocumento, formatNumeroAfiliado } from '#formato/numeros.ts'

import type { Base } from '../../../server/src/base/database.ts'
import { afiliados, personasFisicas } from '../../../server/src/padron/tables.ts'
import { usuarios } from '../../../server/src/sesiones/tables.ts'
import type { Person } from '../people.ts'
import { uidOf } from '../server.ts'

const holder = alias(afiliados, 'titular')

/** A test's questions about the members. */
export const questionsOfAfiliados = ({ db }: Pick<Base, 'db'>) => ({
  /** Sets the day of the month on which this person's coupon is due. */
  async venceLaCapita(who: Person, dia: string) {
    const [suyo] = await db
      .select()
      .from(usuarios)
      .where(eq(usuarios.uid, uidOf(who)))
    await db
      .update(afiliados)
      .set({ fechaVencimientoCapita: `${dia}/01` })
      .where(eq(afiliados.idAfiliado, suyo?.idAfiliado ?? 0))
  },
  /** This member leaves on that day, or is back with null. */
  darDeBaja: (idAfiliado: number, fechaBaja: string | null) =>
    db
      .update(afiliados)
      .set({ activo: fechaBaja === null, fechaBaja })
      .where(eq(afiliados.idAfiliado, idAfiliado)),
  /** The members under this person's cover, in the words of the screens and of the calls. */
  async familia(who: Person) {
    const members = await db
      .select({ afiliado: afiliados, persona: personasFisicas })
      .from(usuarios)
      .innerJoin(holder, eq(holder.idAfiliado, usuarios.idAfiliado))
      .innerJoin(afiliados, eq(afiliados.idGrupo, holder.idGrupo))
      .innerJoin(personasFisicas, eq(personasFisicas.idPersonaFisica, afiliados.idPersonaFisica))
      .where(eq(usuarios.uid, uidOf(who)))
    return members.map(({ afiliado, persona: { nombre, apellido, numeroDocumento } }) => ({
      idAfiliado: afiliado.idAfiliado,
      nombre,
      apellido,
      // A CUIL contains it, too.
      documento: String(numeroDocumento),
      documentoFormateado: formatDocumento(numeroDocumento),
      numeroAfiliado: formatNumeroAfiliado(afiliado.numeroAfiliado, afiliado.orden),
    }))
  },
})
