import { type AnyColumn, and, asc, desc, eq, exists, gte, inArray, lte, sql } from 'drizzle-orm'

import type { ObraSocial } from '#contract/busquedas.ts'
import type { DerivacionTransitoria } from '#contract/derivaciones.ts'

import { compiled } from '../base/compiled.ts'
import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import { TOPE } from '../busquedas/puerta.ts'
import { afiliados, personasFisicas, suAfiliado, suPersona } from '../padron/puerta.ts'
import { afiliadosDeDerivacion, derivacionesTransitorias, obrasSociales } from './tables.ts'
import { suDerivacion } from './uniones.ts'

export async function listaDeObrasSociales(db: Db): Promise<ObraSocial[]> {
  const rows = await db.select().from(obrasSociales)
  return rows.toSorted((a, b) => a.provincia.localeCompare(b.provincia, 'es'))
}

export async function grupoDe(db: Db, { idAfiliado }: Persona): Promise<number> {
  const [own] = await db
    .select({ idGrupo: afiliados.idGrupo })
    .from(afiliados)
    .where(eq(afiliados.idAfiliado, idAfiliado))
  return own?.idGrupo ?? 0
}

/**
 * Referrals of the asker's family, latest first, without members who left the family. A referral whose members all left
 * is left out: it has no id, and no letter.
 */
export async function lista(
  db: Db,
  persona: Persona,
  idDerivacion?: number,
): Promise<DerivacionTransitoria[]> {
  const idGrupo = await grupoDe(db, persona)
  const rows = await db
    .select({ derivacion: derivacionesTransitorias, obraSocial: obrasSociales })
    .from(derivacionesTransitorias)
    .innerJoin(obrasSociales, eq(obrasSociales.idObraSocial, derivacionesTransitorias.idObraSocial))
    .where(
      and(
        eq(derivacionesTransitorias.idGrupo, idGrupo),
        idDerivacion === undefined
          ? undefined
          : eq(derivacionesTransitorias.idDerivacion, idDerivacion),
      ),
    )
    .orderBy(desc(derivacionesTransitorias.fechaDesde), desc(derivacionesTransitorias.idDerivacion))
    .limit(TOPE)
  const ids = rows.map(({ derivacion }) => derivacion.idDerivacion)
  const theirs = await integrantesDe(db, persona, ids)
  const todas = rows.map(({ derivacion, obraSocial }) => ({
    idObraSocial: obraSocial.idObraSocial,
    sigla: obraSocial.sigla,
    obraSocial: obraSocial.descripcion,
    provincia: obraSocial.provincia,
    provinciaDescripcion: obraSocial.provincia,
    fechaDesde: derivacion.fechaDesde,
    fechaHasta: derivacion.fechaHasta,
    version: derivacion.version,
    afiliados: theirs
      .filter((row) => row.idDerivacion === derivacion.idDerivacion)
      .map(({ idDerivacion: _of, ...member }) => member),
  }))
  return todas.filter((una) => una.afiliados.length > 0)
}

function integrantesDe(db: Db, { grupo }: Persona, ids: readonly number[]) {
  return db
    .select({
      idDerivacion: afiliadosDeDerivacion.idDerivacion,
      idHistorialDerivacionAfiliado: afiliadosDeDerivacion.idHistorialDerivacionAfiliado,
      nombre: personasFisicas.nombre,
      apellido: personasFisicas.apellido,
      relacionTitularAdherente: afiliados.relacion,
      idAfiliado: afiliados.idAfiliado,
      activo: afiliadosDeDerivacion.activo,
    })
    .from(afiliadosDeDerivacion)
    .innerJoin(...suAfiliado(afiliadosDeDerivacion.idAfiliado))
    .innerJoin(...suPersona)
    .where(
      and(
        inArray(afiliadosDeDerivacion.idDerivacion, [...ids]),
        inArray(afiliados.idAfiliado, [...grupo]),
      ),
    )
    .orderBy(asc(afiliados.orden), asc(afiliadosDeDerivacion.idHistorialDerivacionAfiliado))
}

const eseDia = and(
  lte(derivacionesTransitorias.fechaDesde, sql.placeholder('hoy')),
  gte(derivacionesTransitorias.fechaHasta, sql.placeholder('hoy')),
)

/** SQL: the family of the joined row has a referral that is valid on the day `hoy`, perhaps without active members. */
export const hayVigente = (db: Db, idGrupo: AnyColumn) =>
  exists(
    db
      .select({ una: sql`1` })
      .from(derivacionesTransitorias)
      .where(and(eq(derivacionesTransitorias.idGrupo, idGrupo), eseDia)),
  )

const current = compiled((db) =>
  db
    .select({
      idAfiliado: afiliadosDeDerivacion.idAfiliado,
      obraSocialDescripcion: obrasSociales.descripcion,
      sigla: obrasSociales.sigla,
      provinciaDescripcion: obrasSociales.provincia,
      fechaDesde: derivacionesTransitorias.fechaDesde,
      fechaHasta: derivacionesTransitorias.fechaHasta,
    })
    .from(afiliadosDeDerivacion)
    .innerJoin(...suDerivacion)
    .innerJoin(obrasSociales, eq(obrasSociales.idObraSocial, derivacionesTransitorias.idObraSocial))
    .where(
      and(
        eq(derivacionesTransitorias.idGrupo, sql.placeholder('idGrupo')),
        eq(afiliadosDeDerivacion.activo, true),
        eseDia,
      ),
    )
    .orderBy(asc(derivacionesTransitorias.fechaDesde))
    .prepare('derivaciones_vigentes'),
)

/** Referrals of these members that are valid on this day, latest last. */
export const vigentes = (db: Db, idGrupo: number, hoy: string) =>
  current(db).execute({ idGrupo, hoy })
