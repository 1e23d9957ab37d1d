import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'

import type { Base } from '../../../server/src/base/database.ts'
import type { Secrets } from '../../../server/src/base/secrets.ts'
import { marcaDe, pedirConsulta } from '../../../server/src/ordenDigital/consulta.ts'
import { consultasDigitales } from '../../../server/src/ordenDigital/tables.ts'
import { ordenes, practicas } from '../../../server/src/ordenes/tables.ts'
import { afiliados } from '../../../server/src/padron/tables.ts'
import { prestadores } from '../../../server/src/prestadores/tables.ts'
import type { Person } from '../people.ts'
import { uidOf } from '../server.ts'

/** What a test asks about orders, and what a doctor's office does in it. */
export const questionsOfOrdenes = ({ db }: Pick<Base, 'db'>, secrets: () => Secrets) => ({
  /** The orders that this person generated, oldest first. */
  ordenes: (who: Person) =>
    db
      .select()
      .from(ordenes)
      .where(and(eq(ordenes.uid, uidOf(who)), isNotNull(ordenes.generadaAt)))
      .orderBy(asc(ordenes.generadaAt)),
  /** An office asks for an order; gives the text of its QR and the token in it. */
  async pedirOrden({ matricula = '4127', codigo = '420101', ahora = Date.now() } = {}) {
    const [prestador] = await db
      .select()
      .from(prestadores)
      .where(eq(prestadores.matricula, matricula))
    const [practica] = await db.select().from(practicas).where(eq(practicas.codigo, codigo))
    const consulta = {
      idPrestador: prestador?.idPrestador ?? 0,
      idPractica: practica?.idPractica ?? 0,
      nombreUsuario: 'emarin',
      femer: false,
    }
    const token = await pedirConsulta(db, secrets().ordenDigital, consulta, ahora)
    return { token, qr: JSON.stringify({ token }) }
  },
  /** What became of it, as the office sees it. */
  async pedida(token: string): Promise<'esperando' | 'leida' | 'confirmada' | 'cancelada'> {
    const [found] = await db
      .select({ consulta: consultasDigitales, generadaAt: ordenes.generadaAt })
      .from(consultasDigitales)
      .leftJoin(ordenes, eq(ordenes.idOrden, consultasDigitales.idOrden))
      .where(eq(consultasDigitales.marca, marcaDe(secrets().ordenDigital, token)))
    if (!found) throw new Error('no office asked for that')
    if (found.generadaAt !== null) return 'confirmada'
    if (found.consulta.canceladaAt !== null) return 'cancelada'
    return found.consulta.uid === null ? 'esperando' : 'leida'
  },
  /** A provider leaves, or comes back. */
  setActivo: (matricula: string, activo: boolean) =>
    db
      .update(prestadores)
      .set({ codigoEstado: activo ? '1' : '2' })
      .where(eq(prestadores.matricula, matricula)),
  /** The cards of these members, as orders name them. */
  tarjetas: (ids: readonly number[]) =>
    db
      .select({ idAfiliado: afiliados.idAfiliado, numeroTarjeta: afiliados.numeroTarjeta })
      .from(afiliados)
      .where(inArray(afiliados.idAfiliado, [...ids])),
})
