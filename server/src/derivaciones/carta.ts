import { and, eq, inArray } from 'drizzle-orm'

import { formatFecha } from '#formato/fechas.ts'
import { formatDocumento } from '#formato/numeros.ts'

import { claveDeDocumento } from '../archivos/puerta.ts'
import type { Db } from '../base/database.ts'
import type { Persona } from '../base/endpointHandler.ts'
import type { Documento } from '../base/papel.ts'
import { notFound } from '../base/problem.ts'
import { afiliados, personasFisicas, suAfiliado, suPersona } from '../padron/puerta.ts'
import { grupoDe } from './lista.ts'
import { afiliadosDeDerivacion, derivacionesTransitorias, obrasSociales } from './tables.ts'
import { suDerivacion } from './uniones.ts'

/**
 * Key of the letter of the referral with these ids. Refused if one of the ids is of another family or of another
 * referral, and if the asker has left the family that wrote it (SEC-02).
 */
export async function claveDeCarta(
  db: Db,
  persona: Persona,
  ids: readonly number[],
  ahora: number,
): Promise<string> {
  const asked = [...new Set(ids)]
  const rows = await db
    .select({ derivacion: derivacionesTransitorias })
    .from(afiliadosDeDerivacion)
    .innerJoin(...suDerivacion)
    .where(
      and(
        inArray(afiliadosDeDerivacion.idHistorialDerivacionAfiliado, asked),
        inArray(afiliadosDeDerivacion.idAfiliado, [...persona.grupo]),
        eq(derivacionesTransitorias.idGrupo, await grupoDe(db, persona)),
      ),
    )
  const [first] = rows
  const one = new Set(rows.map(({ derivacion }) => derivacion.idDerivacion)).size === 1
  if (!first || !one || rows.length < asked.length) throw notFound()
  const { idDerivacion, version, fechaDesde, fechaHasta } = first.derivacion
  // The version is part of the name: a letter kept on a phone never changes, an edit makes a new one.
  const documento = `derivacion:${idDerivacion}:${version}`
  // File name on the phone (FILE-01), different for each journey.
  const nombre = `Carta derivación ${fechaDesde} al ${fechaHasta}.pdf`
  return claveDeDocumento(db, { idAfiliado: persona.idAfiliado, nombre, documento }, ahora)
}

export async function cartaDeDerivacion(db: Db, idDerivacion: number): Promise<Documento> {
  const [row] = await db
    .select({ derivacion: derivacionesTransitorias, plan: obrasSociales })
    .from(derivacionesTransitorias)
    .innerJoin(obrasSociales, eq(obrasSociales.idObraSocial, derivacionesTransitorias.idObraSocial))
    .where(eq(derivacionesTransitorias.idDerivacion, idDerivacion))
  if (!row) throw notFound(idDerivacion)
  const { derivacion, plan } = row
  return {
    titulo: 'Carta de derivación transitoria',
    numero: String(idDerivacion).padStart(8, '0'),
    fecha: derivacion.fechaDesde,
    secciones: [
      {
        titulo: 'Destino',
        lineas: [
          ['Obra social', `${plan.descripcion} (${plan.sigla})`],
          ['Provincia', plan.provincia],
          ['Desde', formatFecha(derivacion.fechaDesde)],
          ['Hasta', formatFecha(derivacion.fechaHasta)],
        ],
      },
      { titulo: 'Afiliados', lineas: await afiliadosEn(db, derivacion) },
    ],
    pie: 'Solicitamos se brinde atención a las personas nombradas durante el período indicado, con cargo a esta obra social.',
  }
}

/** A member who left the family may still know the key of its letter. */
export async function esDeSuFamilia(
  db: Db,
  idDerivacion: number,
  persona: Persona,
): Promise<boolean> {
  const [row] = await db
    .select({ idGrupo: derivacionesTransitorias.idGrupo })
    .from(derivacionesTransitorias)
    .where(eq(derivacionesTransitorias.idDerivacion, idDerivacion))
  return row?.idGrupo === (await grupoDe(db, persona))
}

/** A person who left the family or the insurer is not on the letter. */
async function afiliadosEn(
  db: Db,
  { idDerivacion, idGrupo }: typeof derivacionesTransitorias.$inferSelect,
) {
  const rows = await db
    .select({ persona: personasFisicas, relacion: afiliados.relacion })
    .from(afiliadosDeDerivacion)
    .innerJoin(...suAfiliado(afiliadosDeDerivacion.idAfiliado))
    .innerJoin(...suPersona)
    .where(
      and(
        eq(afiliadosDeDerivacion.idDerivacion, idDerivacion),
        eq(afiliadosDeDerivacion.activo, true),
        eq(afiliados.idGrupo, idGrupo),
        eq(afiliados.activo, true),
      ),
    )
    .orderBy(afiliados.orden)
  return rows.map(({ persona, relacion }): [string, string] => [
    `${persona.apellido}, ${persona.nombre}`,
    `${persona.tipoDocumento} ${formatDocumento(persona.numeroDocumento)} · ${relacion}`,
  ])
}
