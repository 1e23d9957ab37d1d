import { and, asc, eq, exists, type SQL } from 'drizzle-orm'

import type { RequestOf } from '#contract/endpoint.ts'
import type { Prestador, prestadores as llamadas } from '#contract/prestadores.ts'

import type { Db } from '../base/database.ts'
import {
  TOPE,
  exigirCriterio,
  matriculaBuscada,
  nombreBuscado,
  contiene,
} from '../busquedas/puerta.ts'
import { especialidadesDePrestador, prestadores } from './tables.ts'
import { ACTIVO, TIPOS, comoSeVen } from './vista.ts'

type Criterio = SQL | undefined

async function encontrar(db: Db, criterios: readonly Criterio[]): Promise<Prestador[]> {
  const found = await db
    .select({ id: prestadores.idPrestador })
    .from(prestadores)
    .where(and(...criterios))
    .orderBy(asc(prestadores.nombre), asc(prestadores.idPrestador))
    .limit(TOPE)
  return comoSeVen(
    db,
    found.map(({ id }) => id),
  )
}

const si = <T>(value: T | null | undefined, criterio: (value: T) => Criterio): Criterio =>
  value == null ? undefined : criterio(value)
const conMatricula = (matricula: string) => eq(prestadores.matricula, matricula)
const conNombre = (nombre: string) => contiene(prestadores.nombre, nombre)
const enLocalidad = (idLocalidad: number) => eq(prestadores.idLocalidad, idLocalidad)

/** Providers that an order may name; includes inactive ones, which the screen marks (ORD-07). */
export async function selector(
  db: Db,
  request: RequestOf<typeof llamadas.selector>,
): Promise<Prestador[]> {
  const matricula = matriculaBuscada(request.matricula)
  const nombre = nombreBuscado(request.nombre)
  exigirCriterio(
    [matricula, nombre],
    'Debes ingresar nombre y/o matrícula para realizar tu búsqueda',
  )
  return encontrar(db, [si(matricula, conMatricula), si(nombre, conNombre)])
}

export async function buscarProfesionales(
  db: Db,
  request: RequestOf<typeof llamadas.buscarProfesionales>,
): Promise<Prestador[]> {
  const { idLocalidad, idEspecialidad } = request
  const matricula = matriculaBuscada(request.matricula)
  const nombre = nombreBuscado(request.nombreApellido)
  exigirCriterio([matricula, nombre, idLocalidad, idEspecialidad])
  const conEspecialidad = (id: number) =>
    exists(
      db
        .select({ id: especialidadesDePrestador.idPrestador })
        .from(especialidadesDePrestador)
        .where(
          and(
            eq(especialidadesDePrestador.idPrestador, prestadores.idPrestador),
            eq(especialidadesDePrestador.idEspecialidad, id),
          ),
        ),
    )
  return encontrar(db, [
    eq(prestadores.tipo, TIPOS.profesional),
    eq(prestadores.codigoEstado, ACTIVO),
    si(matricula, conMatricula),
    si(nombre, conNombre),
    si(idLocalidad, enLocalidad),
    si(idEspecialidad, conEspecialidad),
  ])
}

export async function buscarEstablecimientos(
  db: Db,
  request: RequestOf<typeof llamadas.buscarEstablecimientos>,
): Promise<Prestador[]> {
  const { idLocalidad, idTipoEstablecimiento } = request
  const nombre = nombreBuscado(request.nombre)
  exigirCriterio([nombre, idLocalidad, idTipoEstablecimiento])
  return encontrar(db, [
    eq(prestadores.tipo, TIPOS.establecimiento),
    eq(prestadores.codigoEstado, ACTIVO),
    si(nombre, conNombre),
    si(idLocalidad, enLocalidad),
    si(idTipoEstablecimiento, (id) => eq(prestadores.idTipoEstablecimiento, id)),
  ])
}
