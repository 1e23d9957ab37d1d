import type { Siembra } from '../http/area.ts'
import type { Who } from '../semilla/demo.ts'
import { dayFrom } from '../semilla/fechas.ts'
import { recetasCronicas } from './tables.ts'

const LISTA = 305
const MANY = 120

const FARMACIA = {
  nombreFarmacia: 'Farmacia del Centro',
  direccionFarmacia: 'Av. San Martín 215',
  localidadFarmacia: 'Santa Rosa',
  telefonoFarmacia: '02954-4300215',
}
const DIABETES = {
  plan: '12',
  nombrePlan: 'Diabetes',
  observacionPlan: 'Presentar el control de glucemia cada seis meses.',
  medicamentos: ['Insulina glargina 100 UI/ml × 5 lapiceras', 'Tiras reactivas × 100'],
  prescriptor: 'Núñez, Héctor',
  matriculaPrescriptor: '2148',
}
const CARDIO = {
  plan: '20',
  nombrePlan: 'Crónicos cardiovasculares',
  observacionPlan: null,
  medicamentos: ['Losartán 50 mg × 60'],
  prescriptor: 'Arregui, Mónica',
  matriculaPrescriptor: '3075',
}

type Dicha = [
  numero: number,
  who: Who,
  integrante: number,
  dias: number,
  estado: number,
  plan: object,
]

// A demo notification for Norma refers to prescription 88120.
const DICHAS: Dicha[] = [
  [88_120, 'norma', 0, -5, LISTA, DIABETES],
  [87_944, 'norma', 0, -36, 310, DIABETES],
  [88_131, 'norma', 1, -3, 300, CARDIO],
  [
    88_140,
    'norma',
    3,
    -8,
    LISTA,
    {
      ...CARDIO,
      plan: '31',
      nombrePlan: 'Asma infantil',
      medicamentos: ['Fluticasona 50 mcg × 120 dosis'],
    },
  ],
  [88_205, 'voluntaria', 0, -2, 300, CARDIO],
  [88_260, 'derivado', 0, -40, 310, CARDIO],
]

const periodo = (fecha: string) => `${fecha.slice(5, 7)}/${fecha.slice(0, 4)}`

/** 305: ready at the pharmacy; 300: authorized; 310: collected. */
export async function sembrar({ tx, of, ahora }: Siembra): Promise<void> {
  const fila = ([numeroRecetario, who, integrante, days, codigoEstado, plan]: Dicha) => {
    const fechaAutorizacion = dayFrom(ahora, days)
    return {
      ...DIABETES,
      ...plan,
      ...(codigoEstado !== 300 && FARMACIA),
      numeroRecetario,
      idAfiliado: of(who).integrantes[integrante]?.idAfiliado ?? 0,
      fechaAutorizacion,
      periodo: periodo(fechaAutorizacion),
      codigoEstado,
    }
  }
  const muchas = Array.from({ length: MANY }, (_, index) =>
    fila([90_000 - index, 'recetas', 0, -30 * index, index === 0 ? LISTA : 310, CARDIO]),
  )
  await tx.insert(recetasCronicas).values([...DICHAS.map(fila), ...muchas])
}
