import type { Siembra } from '../http/area.ts'
import type { Who } from '../semilla/demo.ts'
import { dayFrom } from '../semilla/fechas.ts'
import { reintegros } from './tables.ts'

type Fila = {
  who: Who
  at?: number
  /** Days before today: requested, settled, paid. */
  dias: [pedido: number, liquidado?: number, acreditado?: number]
  descripcion: string
  importe: number
  observacion?: string
}

const FILAS: Fila[] = [
  { who: 'norma', dias: [9], descripcion: 'Consulta particular', importe: 18_000 },
  {
    who: 'norma',
    dias: [34, 12],
    descripcion: 'Anteojos recetados',
    importe: 42_500.5,
    observacion: 'Se reintegra hasta el tope del módulo óptico.',
  },
  { who: 'norma', dias: [61, 40, 33], descripcion: 'Plantillas ortopédicas', importe: 31_200 },
  { who: 'norma', dias: [150, 122, 118], descripcion: 'Traslado en ambulancia', importe: 74_000 },
  { who: 'norma', dias: [221, 190, 185], descripcion: 'Medicamentos', importe: 12_345.67 },
  { who: 'norma', dias: [402, 380, 371], descripcion: 'Consulta particular', importe: 9_800 },
  { who: 'norma', dias: [590, 560, 551], descripcion: 'Estudios de laboratorio', importe: 15_150 },
  { who: 'norma', at: 1, dias: [47, 20, 14], descripcion: 'Prótesis dental', importe: 120_000 },
  { who: 'norma', at: 3, dias: [25, 8], descripcion: 'Anteojos recetados', importe: 38_900 },
  { who: 'voluntaria', dias: [73, 50, 44], descripcion: 'Consulta particular', importe: 16_000 },
  { who: 'derivado', dias: [18, 6], descripcion: 'Alojamiento por derivación', importe: 96_000 },
]

const MUCHOS = 64

/** Susana has more rows than fit in an answer, one family has some, Martín none. */
export async function sembrar({ tx, of, ahora }: Siembra): Promise<void> {
  const muchos: Fila[] = Array.from({ length: MUCHOS }, (_, at) => ({
    who: 'recetas',
    dias: [4 + at * 9, 2 + at * 9, 1 + at * 9],
    descripcion: at % 2 ? 'Medicamentos' : 'Consulta particular',
    importe: 5_000 + at * 137.5,
  }))
  const dia = (ago: number | undefined) => (ago === undefined ? null : dayFrom(ahora, -ago))
  await tx.insert(reintegros).values(
    [...FILAS, ...muchos].map(
      ({ who, at = 0, dias, descripcion, importe, observacion }, index) => ({
        idAfiliado: of(who).integrantes[at]?.idAfiliado ?? 0,
        numeroSolicitud: `R-${String(41_200 + index * 3)}`,
        fechaSolicitud: dayFrom(ahora, -dias[0]),
        descripcion,
        importe,
        numeroCuenta: `CBU terminado en ${4_100 + of(who).uid}`,
        fechaLiquidacion: dia(dias[1]),
        fechaAcreditacion: dia(dias[2]),
        observacion: observacion ?? null,
      }),
    ),
  )
}
