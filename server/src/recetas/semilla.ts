import type { Siembra } from '../http/area.ts'
import type { Who } from '../semilla/demo.ts'
import { dayFrom } from '../semilla/fechas.ts'
import { type Registro, recetas } from './tables.ts'

const VALID_DAYS = 30
const MANY = 2_000
const BATCH = 500

const REMEDIOS: [droga: string, presentacion: string, cie10: string][] = [
  ['Losartán', 'Comprimidos 50 mg × 30', 'Hipertensión esencial'],
  ['Levotiroxina', 'Comprimidos 100 mcg × 50', 'Hipotiroidismo'],
  ['Amoxicilina + ácido clavulánico', 'Comprimidos 875/125 mg × 14', 'Sinusitis aguda'],
  ['Metformina', 'Comprimidos 850 mg × 60', 'Diabetes mellitus tipo 2'],
  ['Salbutamol', 'Aerosol 100 mcg × 250 dosis', 'Asma'],
  ['Ibuprofeno', 'Suspensión 4 % × 120 ml', 'Fiebre'],
  ['Omeprazol', 'Cápsulas 20 mg × 28', 'Reflujo gastroesofágico'],
  ['Atorvastatina', 'Comprimidos 20 mg × 30', 'Hipercolesterolemia'],
]
const PROFESIONALES: [apellido: string, nombre: string][] = [
  ['Arregui', 'Mónica'],
  ['Núñez', 'Héctor'],
  ['Iturralde', 'Pilar'],
]
const FARMACIAS: [nombre: string, localidad: string][] = [
  ['Farmacia del Centro', 'Santa Rosa'],
  ['Farmacia Belgrano', 'General Acha'],
]

type Fila = typeof recetas.$inferInsert
type Dicha = [who: Who, integrante: number, dias: number, estado: number, remedios: number[]]

// One prescription for each state, near its limits: on the last valid day, on the day after it.
const DICHAS: Dicha[] = [
  ['norma', 0, -3, 1, [0, 7]],
  ['norma', 0, -30, 1, [1]],
  ['norma', 0, -31, 1, [6]],
  ['norma', 0, -20, 2, [2]],
  ['norma', 0, -90, 2, [0]],
  ['norma', 0, -15, 4, [5]],
  ['norma', 1, -1, 1, [3]],
  ['norma', 1, -45, 2, [3, 6]],
  ['norma', 3, 0, 1, [4, 5]],
  ['norma', 3, -25, 1, [5]],
  ['voluntaria', 0, -10, 1, [1, 6]],
  ['voluntaria', 1, -200, 2, [2]],
  ['derivado', 0, -60, 1, [7]],
  ['derivado', 1, -2, 1, [6]],
]

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('There is nothing to choose from.')
  return found
}

function registro(index: number): Registro {
  const [droga, presentacion, cie10Descripcion] = at(REMEDIOS, index)
  return { drogas: droga.split(' + '), presentacion, cantidad: 1 + (index % 2), cie10Descripcion }
}

const numeroDe = (index: number) => String(7_100_000 + index)

function fila(
  numero: number,
  idAfiliado: number,
  days: number,
  ahora: number,
  rest: Partial<Fila>,
): Fila {
  const [profesionalApellido, profesionalNombre] = at(PROFESIONALES, numero)
  const [farmacia, farmaciaLocalidad] = at(FARMACIAS, numero)
  const fechaPrescripcion = dayFrom(ahora, days)
  const dispensada = rest.codigoEstado === 2
  return {
    idAfiliado,
    numero: numeroDe(numero),
    fechaPrescripcion,
    vencimiento: dayFrom(ahora, days + VALID_DAYS),
    codigoEstado: 1,
    estadoDesde: dispensada ? dayFrom(ahora, Math.min(0, days + 1)) : fechaPrescripcion,
    farmacia: dispensada ? farmacia : null,
    farmaciaLocalidad: dispensada ? farmaciaLocalidad : null,
    profesionalApellido,
    profesionalNombre,
    registro1: registro(numero),
    ...rest,
  }
}

/** Example of an identifier from the national registry of prescriptions. */
const cuirDe = (numero: string) => `4200${numero.padStart(12, '0')}`

/** Lucía and Martín have no prescriptions; Susana has thousands, to measure long lists. */
export async function sembrar({ tx, of, ahora }: Siembra): Promise<void> {
  const idOf = (who: Who, integrante: number) => of(who).integrantes[integrante]?.idAfiliado ?? 0
  const dichas = DICHAS.map(([who, integrante, days, codigoEstado, [first = 0, second]], index) =>
    fila(index, idOf(who, integrante), days, ahora, {
      codigoEstado,
      // Older prescriptions were written before the identifier existed.
      ...(days > -10 && { cuir: cuirDe(numeroDe(index)) }),
      registro1: registro(first),
      ...(second !== undefined && { registro2: registro(second) }),
    }),
  )
  // One for every second day: the prescriptions of half a year fit in an answer.
  const muchas = Array.from({ length: MANY }, (_, index) =>
    fila(1_000 + index, idOf('recetas', 0), -2 * index, ahora, { codigoEstado: index < 5 ? 1 : 2 }),
  )
  const all = [...dichas, ...muchas]
  for (let from = 0; from < all.length; from += BATCH)
    await tx.insert(recetas).values(all.slice(from, from + BATCH))
}
