import { and, asc, desc, eq, gte, isNull, or } from 'drizzle-orm'

import type { Afiliado } from '#contract/afiliados.ts'

import type { Db } from '../base/database.ts'
import { notFound } from '../http/problem.ts'
import { formatCuil, formatDocumento, formatNumeroAfiliado } from './format.ts'
import { afiliados, derivaciones, personasFisicas } from './tables.ts'

type Row = {
  afiliados: typeof afiliados.$inferSelect
  personas_fisicas: typeof personasFisicas.$inferSelect
}
type DerivacionRow = typeof derivaciones.$inferSelect

function toAfiliado(
  { afiliados: member, personas_fisicas: persona }: Row,
  derivacion?: DerivacionRow,
): Afiliado {
  return {
    afiliado: {
      idAfiliado: member.idAfiliado,
      numeroDocumentoFormateado: formatDocumento(persona.numeroDocumento),
      numeroAfiliadoFormateado: formatNumeroAfiliado(member.numeroAfiliado, member.orden),
    },
    personaFisica: {
      nombre: persona.nombre,
      apellido: persona.apellido,
      numeroDocumentoString: String(persona.numeroDocumento),
      fechaNacimiento: persona.fechaNacimiento,
    },
    persona: { cuilCuitFormateado: formatCuil(persona.cuil) },
    tipoDocumento: { descripcion: persona.tipoDocumento },
    tipoAfiliado: {
      descripcion: member.tipoAfiliado,
      fechaVencimientoCapita: member.fechaVencimientoCapita,
    },
    relacionTitularAdherente: { descripcion: member.relacion },
    tarjeta: { numeroTarjeta: member.numeroTarjeta },
    derivacion: derivacion ? withoutIds(derivacion) : null,
  }
}

function withoutIds({ idDerivacion: _id, idAfiliado: _of, ...derivacion }: DerivacionRow) {
  return derivacion
}

/** The referrals of these members that count today. */
async function currentDerivaciones(db: Db, idGrupo: number, today: string) {
  const rows = await db
    .select({ derivacion: derivaciones })
    .from(derivaciones)
    .innerJoin(afiliados, eq(afiliados.idAfiliado, derivaciones.idAfiliado))
    .where(
      and(
        eq(afiliados.idGrupo, idGrupo),
        or(isNull(derivaciones.fechaHasta), gte(derivaciones.fechaHasta, today)),
      ),
    )
    .orderBy(desc(derivaciones.fechaDesde))
  return new Map(rows.toReversed().map(({ derivacion }) => [derivacion.idAfiliado, derivacion]))
}

/** The calendar day in Argentina, where the members live, wherever the server stands. */
export const todayIn = (ahora: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' }).format(ahora)

/** The active members of the group, the holder first. */
export async function grupoFamiliar(
  db: Db,
  idAfiliado: number,
  ahora: number,
): Promise<Afiliado[]> {
  const [own] = await db.select().from(afiliados).where(eq(afiliados.idAfiliado, idAfiliado))
  if (!own) throw notFound(idAfiliado)
  const rows = await db
    .select()
    .from(afiliados)
    .innerJoin(personasFisicas, eq(personasFisicas.idPersonaFisica, afiliados.idPersonaFisica))
    .where(and(eq(afiliados.idGrupo, own.idGrupo), eq(afiliados.activo, true)))
    .orderBy(asc(afiliados.orden), asc(afiliados.idAfiliado))
  const derivados = await currentDerivaciones(db, own.idGrupo, todayIn(ahora))
  return rows.map((row) => toAfiliado(row, derivados.get(row.afiliados.idAfiliado)))
}

/** One active member, as the group list shows them. */
export async function unAfiliado(db: Db, idAfiliado: number, ahora: number): Promise<Afiliado> {
  const group = await grupoFamiliar(db, idAfiliado, ahora)
  const found = group.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
  if (!found) throw notFound(idAfiliado)
  return found
}
