import { inArray } from 'drizzle-orm'

import { diaDe } from '#formato/instantes.ts'

import type { Db } from '../base/database.ts'
import type { Siembra } from '../http/area.ts'
import { especialidades, prestadores } from '../prestadores/puerta.ts'
import type { De, Who } from '../semilla/demo.ts'
import { PRACTICAS } from './invento.ts'
import {
  coberturas,
  especialidadesDePractica,
  extensiones,
  ordenes,
  practicas,
  practicasDeOrden,
  topes,
} from './tables.ts'

const DAY_MS = 24 * 3_600_000

/** Practices with price, specialties and limits. */
async function sembrarPracticas(tx: Db, of: De): Promise<void> {
  const specialties = await tx.select().from(especialidades)
  await tx.insert(practicas).values(
    PRACTICAS.map(({ idPractica, codigo, descripcion, valor, especialidades: theirs, aparte }) => ({
      idPractica,
      codigo,
      descripcion,
      valor,
      validarEspecialidad: theirs !== undefined,
      enOrdenes: !aparte,
    })),
  )
  await tx
    .insert(especialidadesDePractica)
    .values(
      PRACTICAS.flatMap(({ idPractica, especialidades: theirs = [] }) =>
        specialties
          .filter(({ descripcion }) => theirs.includes(descripcion))
          .map(({ idEspecialidad }) => ({ idPractica, idEspecialidad })),
      ),
    )
  await tx.insert(coberturas).values(PRACTICAS.flatMap(reglasDe))
  const stored = await tx
    .insert(topes)
    .values(
      PRACTICAS.flatMap(({ idPractica, topes: limits = [] }) =>
        limits.map(([tipoLimite, meses, cantidad]) => ({
          idPractica,
          tipoLimite,
          meses,
          cantidad,
        })),
      ),
    )
    .returning()
  const kinesiologia = PRACTICAS.find(({ descripcion }) => descripcion === 'Sesión de kinesiología')
  const mensual = stored.find(
    ({ idPractica, meses }) => idPractica === kinesiologia?.idPractica && meses === 1,
  )
  const [norma] = of('norma').integrantes
  await tx
    .insert(extensiones)
    .values({ idTope: mensual?.idTope ?? 0, idAfiliado: norma?.idAfiliado ?? 0, cantidad: 5 })
}

function reglasDe({ idPractica, aCargo }: (typeof PRACTICAS)[number]) {
  const everybody = {
    idPractica,
    tipoAfiliado: null,
    descripcion: aCargo === 0 ? 'Cobertura total' : 'Ambulatoria con coseguro',
    porcentajeACargo: aCargo,
  }
  if (aCargo === 0) return [everybody]
  const jubilados = {
    idPractica,
    tipoAfiliado: 'Jubilado',
    descripcion: 'Ambulatoria con coseguro reducido',
    porcentajeACargo: Math.floor(aCargo / 2),
  }
  return [everybody, jubilados]
}

type Fila = [who: Who, at: number, hace: number, matricula: string, codigo: string]

const FILAS: Fila[] = [
  ['norma', 0, 3, '4127', '420101'],
  ['norma', 0, 17, '3340', '170101'],
  ['norma', 0, 29, '1070', '660001'],
  ['norma', 0, 45, '871', '420301'],
  ['norma', 0, 52, '1052', '420101'],
  ['norma', 0, 64, '4127', '420101'],
  ['norma', 0, 77, '4127', '420101'],
  ['norma', 0, 83, '3340', '420101'],
  ['norma', 0, 88, '1073', '340201'],
  ['norma', 0, 120, '2918', '420101'],
  ['norma', 0, 151, '4127', '420101'],
  ['norma', 0, 203, '1070', '660001'],
  ['norma', 0, 240, '871', '420301'],
  ['norma', 0, 301, '1733', '420101'],
  ['norma', 1, 40, '4127', '420101'],
  ['norma', 2, 11, '1733', '420101'],
  ['norma', 3, 8, '2207', '420101'],
  ['norma', 3, 36, '2207', '420110'],
  ['derivado', 0, 22, '4127', '420101'],
  ['voluntaria', 0, 61, '4127', '420101'],
]
const MUCHAS = 120

/** Norma's family has some orders, Susana more than fit in an answer, Martín none. */
async function sembrarOrdenes(tx: Db, of: De, ahora: number): Promise<void> {
  const muchas: Fila[] = Array.from({ length: MUCHAS }, (_, at) => [
    'recetas',
    0,
    32 + at * 12,
    at % 3 ? '4127' : '3340',
    '420101',
  ])
  const filas = [...FILAS, ...muchas]
  const known = await tx
    .select()
    .from(prestadores)
    .where(
      inArray(prestadores.matricula, [...new Set(filas.map(([, , , matricula]) => matricula))]),
    )
  const stored = await tx
    .insert(ordenes)
    .values(
      filas.map(([who, at, hace, matricula, codigo], index) => ({
        uid: of(who).uid,
        idAfiliado: of(who).integrantes[at]?.idAfiliado ?? 0,
        idPrestador: known.find((row) => row.matricula === matricula)?.idPrestador ?? 0,
        origen: index % 4 === 2 ? 'electronica' : 'impresa',
        codigoTransaccion: String(70_400_000 + index * 131),
        total: aCargoDe(codigo),
        venceAt: ahora - hace * DAY_MS,
        generadaAt: ahora - hace * DAY_MS,
        fechaEmision: diaDe(ahora - hace * DAY_MS),
      })),
    )
    .returning({ idOrden: ordenes.idOrden })
  await tx.insert(practicasDeOrden).values(
    filas.map(([, , , , codigo], index) => ({
      idOrden: stored[index]?.idOrden ?? 0,
      idPractica: PRACTICAS.find((one) => one.codigo === codigo)?.idPractica ?? 0,
      tipoCobertura: 'Ambulatoria con coseguro',
      valorAutorizado: aCargoDe(codigo),
      valorAutorizacion: 0,
    })),
  )
}

function aCargoDe(codigo: string): number {
  const { valor = 0, aCargo = 0 } = PRACTICAS.find((one) => one.codigo === codigo) ?? {}
  return (valor * aCargo) / 100
}

export async function sembrar({ tx, of, ahora }: Siembra): Promise<void> {
  await sembrarPracticas(tx, of)
  await sembrarOrdenes(tx, of, ahora)
}
