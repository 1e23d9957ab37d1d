import { and, asc, eq, exists, gte, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

import type { Afiliado } from '#contract/afiliados.ts'
import { diaDe } from '#formato/instantes.ts'
import { formatCuil, formatDocumento, formatNumeroAfiliado } from '#formato/numeros.ts'

import { compiled } from '../base/compiled.ts'
import type { Db } from '../base/database.ts'
import { notFound } from '../base/problem.ts'
import { hayVigente, vigentes } from '../derivaciones/puerta.ts'
import {
  afiliados,
  capitaDelMes,
  personasFisicas,
  suAfiliado,
  suPersona,
} from '../padron/puerta.ts'
import { derivaciones } from './tables.ts'

type Row = {
  afiliados: typeof afiliados.$inferSelect
  personas_fisicas: typeof personasFisicas.$inferSelect
}
type Derivada = Omit<typeof derivaciones.$inferSelect, 'idDerivacion'>

function toAfiliado(
  { afiliados: member, personas_fisicas: persona }: Row,
  hoy: string,
  derivacion?: Derivada,
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
      fechaVencimientoCapita: capitaDelMes(member.fechaVencimientoCapita, hoy),
    },
    relacionTitularAdherente: { descripcion: member.relacion },
    tarjeta: { numeroTarjeta: member.numeroTarjeta },
    derivacion: derivacion ? withoutId(derivacion) : null,
  }
}

function withoutId({ idAfiliado: _of, ...derivacion }: Derivada) {
  return derivacion
}

const noTermino = or(
  isNull(derivaciones.fechaHasta),
  gte(derivaciones.fechaHasta, sql.placeholder('hoy')),
)

const ofBranch = compiled((db) =>
  db
    .select({ derivacion: derivaciones })
    .from(derivaciones)
    .innerJoin(...suAfiliado(derivaciones.idAfiliado))
    .where(and(eq(afiliados.idGrupo, sql.placeholder('idGrupo')), noTermino))
    .orderBy(asc(derivaciones.fechaDesde))
    .prepare('derivaciones_de_delegacion'),
)

/**
 * Referrals of these members that are valid today: the branch office's referral, or else the journey that the family
 * wrote.
 */
async function currentDerivaciones(db: Db, idGrupo: number, hoy: string) {
  const rows = await ofBranch(db).execute({ idGrupo, hoy })
  const written = rows.map(({ derivacion: { idDerivacion: _id, ...derivacion } }) => derivacion)
  const transitorias = (await vigentes(db, idGrupo, hoy)).map((derivacion) => ({
    ...derivacion,
    descripcionTipoDerivacion: 'Derivación transitoria',
  }))
  return new Map(
    [...transitorias, ...written].map((derivacion) => [derivacion.idAfiliado, derivacion]),
  )
}

const own = alias(afiliados, 'propio')
const members = compiled((db) =>
  db
    .select({
      afiliados,
      personas_fisicas: personasFisicas,
      derivado: sql<boolean>`${or(
        exists(
          db
            .select({ una: sql`1` })
            .from(derivaciones)
            .where(and(eq(derivaciones.idAfiliado, afiliados.idAfiliado), noTermino)),
        ),
        hayVigente(db, own.idGrupo),
      )}`,
    })
    .from(own)
    .innerJoin(afiliados, and(eq(afiliados.idGrupo, own.idGrupo), eq(afiliados.activo, true)))
    .innerJoin(...suPersona)
    .where(eq(own.idAfiliado, sql.placeholder('idAfiliado')))
    .orderBy(asc(afiliados.orden), asc(afiliados.idAfiliado))
    .prepare('grupo_familiar'),
)

/** The active members of the group, the holder first. */
export async function grupoFamiliar(
  db: Db,
  idAfiliado: number,
  ahora: number,
): Promise<Afiliado[]> {
  const hoy = diaDe(ahora)
  const rows = await members(db).execute({ idAfiliado, hoy })
  const [first] = rows
  if (!first) throw notFound(idAfiliado)
  // Few families have a referral: two statements less for all others.
  const derivados = rows.some(({ derivado }) => derivado)
    ? await currentDerivaciones(db, first.afiliados.idGrupo, hoy)
    : undefined
  return rows.map((row) => toAfiliado(row, hoy, derivados?.get(row.afiliados.idAfiliado)))
}

/** One active member, in the form of the group list. */
export async function unAfiliado(db: Db, idAfiliado: number, ahora: number): Promise<Afiliado> {
  const group = await grupoFamiliar(db, idAfiliado, ahora)
  const found = group.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
  if (!found) throw notFound(idAfiliado)
  return found
}
