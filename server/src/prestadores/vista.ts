import { asc, eq, inArray } from 'drizzle-orm'

import type { Prestador } from '#contract/prestadores.ts'

import type { Db } from '../base/database.ts'
import { localidades } from '../busquedas/puerta.ts'
import {
  especialidades,
  especialidadesDePrestador,
  prestadores,
  tiposDeEstablecimiento,
} from './tables.ts'

export const TIPOS = { profesional: '1', establecimiento: '2' } as const
export const ACTIVO = '1'

// Each pair of colours has a contrast of 7:1 or more.
const COLORES = {
  profesional: { colorFondo: '#E1F3E8', colorLetra: '#07492F' },
  establecimiento: { colorFondo: '#E3EEFC', colorLetra: '#0B3D7A' },
}

/** Specialties of each provider, main one first. */
export async function especialidadesDe(db: Db, ids: readonly number[]) {
  const rows = await db
    .select({
      idPrestador: especialidadesDePrestador.idPrestador,
      idEspecialidad: especialidades.idEspecialidad,
      descripcion: especialidades.descripcion,
    })
    .from(especialidadesDePrestador)
    .innerJoin(
      especialidades,
      eq(especialidades.idEspecialidad, especialidadesDePrestador.idEspecialidad),
    )
    .where(inArray(especialidadesDePrestador.idPrestador, [...ids]))
    .orderBy(asc(especialidadesDePrestador.orden))
  return (idPrestador: number) => rows.filter((row) => row.idPrestador === idPrestador)
}

/** The given providers, in the form and order of the search results. */
export async function comoSeVen(db: Db, ids: readonly number[]): Promise<Prestador[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      prestador: prestadores,
      localidad: localidades.descripcion,
      tipoEstablecimiento: tiposDeEstablecimiento.descripcion,
    })
    .from(prestadores)
    .innerJoin(localidades, eq(localidades.idLocalidad, prestadores.idLocalidad))
    .leftJoin(
      tiposDeEstablecimiento,
      eq(tiposDeEstablecimiento.idTipoEstablecimiento, prestadores.idTipoEstablecimiento),
    )
    .where(inArray(prestadores.idPrestador, [...ids]))
  const theirs = await especialidadesDe(db, ids)
  const seen = new Map(
    rows.map((row) => {
      const { idPrestador } = row.prestador
      return [idPrestador, toPrestador(row, theirs(idPrestador)[0]?.descripcion)]
    }),
  )
  return ids.flatMap((id) => seen.get(id) ?? [])
}

type Row = {
  prestador: typeof prestadores.$inferSelect
  localidad: string
  tipoEstablecimiento: string | null
}

function toPrestador(
  { prestador, localidad, tipoEstablecimiento }: Row,
  especialidad: string | undefined,
): Prestador {
  const { idPrestador, codigoEstado, matricula, tipo, nombre, domicilio, telefonos } = prestador
  const establecimiento = tipo === TIPOS.establecimiento
  return {
    idPrestador,
    ...(establecimiento ? { idEstablecimiento: idPrestador } : { idprofesional: idPrestador }),
    codigoEstado,
    ...COLORES[establecimiento ? 'establecimiento' : 'profesional'],
    matricula,
    tipo,
    descripcionTipo: tipoEstablecimiento ?? especialidad ?? null,
    nombre,
    domicilio,
    localidad,
    telefonos,
    telefono: telefonos[0] ?? null,
  }
}
