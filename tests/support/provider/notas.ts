import { and, asc, eq, sql } from 'drizzle-orm'

import type { Base } from '../../../server/src/base/database.ts'
import { correos } from '../../../server/src/correo/tables.ts'
import type { Guardado } from '../areaDePrueba/model.ts'
import { ASUNTO, notasDe } from '../areaDePrueba/service.ts'
import { adjuntos, archivos, notas } from '../areaDePrueba/tables.ts'
import type { Person } from '../people.ts'
import { uidOf } from '../server.ts'

/** A test's questions about the test area, and its changes from another device. */
export function questionsOfNotas({ db }: Pick<Base, 'db'>) {
  let changedElsewhere = 0
  return {
    notas: (who: Person) => notasDe(db, uidOf(who)),

    /** Adds a note that was there before. */
    async addNota(who: Person, nota: Omit<Guardado, 'version'>) {
      await db.insert(notas).values({ uid: uidOf(who), ...nota, version: 1 })
      changedElsewhere += 1
    },

    /** Another device of the same person saves the note. */
    async changeNota(who: Person, idNota: number, says: Partial<Guardado>) {
      await db
        .update(notas)
        .set({ ...says, version: sql`${notas.version} + 1` })
        .where(and(eq(notas.uid, uidOf(who)), eq(notas.idNota, idNota)))
      changedElsewhere += 1
    },

    /** All files ever stored, from any sender: the same file twice is one too many. */
    archivos: () =>
      db
        .select({
          descripcion: adjuntos.descripcion,
          nombre: archivos.nombre,
          bytes: archivos.bytes,
          huella: archivos.huella,
        })
        .from(archivos)
        .innerJoin(adjuntos, eq(adjuntos.idRecibo, archivos.idRecibo))
        .orderBy(asc(archivos.idArchivo)),

    /** Mails about files, also unsent ones. */
    correos: () => db.select().from(correos).where(eq(correos.asunto, ASUNTO)),

    /** Number of saves of all notes, without those made by `changeNota`. */
    async savesOfNotas() {
      const all = await db.select().from(notas)
      return all.reduce((sum, { version }) => sum + version, 0) - changedElsewhere
    },
  }
}
