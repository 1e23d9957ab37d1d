import type { Siembra } from '../http/area.ts'
import type { Who } from '../semilla/demo.ts'
import { dayFrom } from '../semilla/fechas.ts'
import { solicitudes } from './tables.ts'

const DAY_MS = 24 * 3_600_000

type Dicha = [
  id: number,
  who: Who,
  integrante: number,
  dias: number,
  estado: number,
  observacion: string | null,
  practicas: [cantidad: number, nombre: string][],
  tipo?: string,
]

// The demo's notifications for Norma refer to requests 20377 and 20290; the last request is too old for the list.
const DICHAS: Dicha[] = [
  [20_377, 'norma', 0, -2, 4, null, [[1, 'Resonancia magnética de rodilla']]],
  [20_290, 'norma', 3, -6, 3, 'Falta el informe del pediatra.', [[2, 'Espirometría']]],
  [20_401, 'norma', 1, -1, 1, null, [[1, 'Ecografía abdominal']]],
  [
    20_355,
    'norma',
    0,
    -12,
    2,
    'La práctica no corresponde al diagnóstico.',
    [[1, 'Densitometría ósea']],
  ],
  [
    20_349,
    'norma',
    2,
    -14,
    7,
    'Sumá la última página de la orden.',
    [[10, 'Sesión de kinesiología']],
  ],
  [
    20_340,
    'norma',
    0,
    -20,
    6,
    null,
    [
      [5, 'Sesión de fonoaudiología'],
      [1, 'Audiometría'],
    ],
  ],
  [20_331, 'norma', 3, -28, 5, 'La pedí dos veces.', [[1, 'Radiografía de tórax']]],
  [20_120, 'norma', 0, -75, 4, null, [[1, 'Mamografía']]],
  [20_410, 'voluntaria', 0, 0, 1, null, [[1, 'Prótesis de cadera']], '262'],
  [20_388, 'voluntaria', 1, -9, 4, null, [[1, 'Consulta con especialista']]],
  [20_366, 'derivado', 0, -17, 3, 'Falta la firma del profesional.', [[1, 'Holter de 24 horas']]],
]

/** Two demo people have no requests: Martín, who lives alone, and Susana, who has many prescriptions. */
export async function sembrar({ tx, of, ahora }: Siembra): Promise<void> {
  await tx.insert(solicitudes).values(
    DICHAS.map(
      ([id, who, integrante, days, codigoEstado, observacion, practicas, tipo = '166']) => ({
        idSolicitudCobertura: id,
        uid: of(who).uid,
        uidContext: `semilla-${id}`,
        idAfiliado: of(who).integrantes[integrante]?.idAfiliado ?? 0,
        codigoTipoCobertura: tipo,
        generadaAt: ahora + days * DAY_MS,
        codigoEstado,
        estadoAt: Math.min(ahora, ahora + (days + 1) * DAY_MS),
        observacion,
        practicas: practicas.map(([cantidad, nombre]) => ({ cantidad, nombre })),
        ...(codigoEstado === 4 && {
          fechaIniciada: dayFrom(ahora, days + 1),
          vencimiento: dayFrom(ahora, days + 61),
        }),
      }),
    ),
  )
}
