import type { Siembra } from '../http/area.ts'
import type { Who } from '../semilla/demo.ts'
import { dayFrom } from '../semilla/fechas.ts'
import { type PracticaPrescripta, prescripciones } from './tables.ts'

const MANY = 150

const PROFESIONAL = {
  apellido: 'Iturralde',
  nombre: 'Pilar',
  profesion: 'Médica',
  matricula: '1987',
  telefono: '02954-4300101',
  domicilio: 'Av. San Martín 120, Santa Rosa',
}
const PRACTICAS: PracticaPrescripta[] = [
  ['660475', 'Hemograma completo', true],
  ['180104', 'Ecografía abdominal', true],
  ['340201', 'Resonancia magnética de rodilla', true],
  ['250101', 'Sesión de kinesiología', true],
  ['881234', 'Panel genético ampliado', false],
].map(([codigoPractica, descripcionPractica, tieneConvenio]) => ({
  codigoPractica: String(codigoPractica),
  descripcionPractica: String(descripcionPractica),
  cantidad: 1,
  tieneConvenio: tieneConvenio === true,
}))

/** The auditors validate magnetic resonances under another code. */
const comoQuedo = (codigoEstado: number) => (practica: PracticaPrescripta) =>
  codigoEstado === 3 && practica.codigoPractica === '340201'
    ? { ...practica, recodificada: '340200' }
    : practica

type Dicha = [
  who: Who,
  integrante: number,
  dias: number,
  estado: number,
  practicas: number[],
  solicitud?: number,
]

// Each linked request has another state: audit, rejected, observed, approved, and a code without a name.
const DICHAS: Dicha[] = [
  ['norma', 0, -2, 1, [0, 1]],
  ['norma', 0, -4, 3, [2], 20_377],
  ['norma', 1, -3, 1, [1], 20_401],
  ['norma', 0, -14, 3, [0, 2, 4], 20_355],
  ['norma', 3, -8, 3, [0], 20_290],
  ['norma', 2, -16, 1, [3], 20_349],
  ['norma', 0, -40, 2, [0]],
  ['norma', 3, -70, 5, [1]],
  ['norma', 1, -22, 4, [4]],
  ['voluntaria', 0, -6, 1, [0, 3]],
  ['derivado', 0, -18, 3, [2], 20_366],
]

/** Martín, who lives alone, has no prescriptions. */
export async function sembrar({ tx, of, ahora }: Siembra): Promise<void> {
  const fila = ([who, integrante, days, codigoEstado, practicas, solicitud]: Dicha) => ({
    idAfiliado: of(who).integrantes[integrante]?.idAfiliado ?? 0,
    fechaPrescripcion: dayFrom(ahora, days),
    fechaInicio: dayFrom(ahora, days),
    fechaVencimiento: dayFrom(ahora, days + 60),
    codigoEstado,
    categoria: practicas.includes(3) ? 'Rehabilitación' : 'Diagnóstico por imágenes y laboratorio',
    observacionValidacion: codigoEstado === 3 ? 'Validada por la auditoría médica.' : null,
    cie10: { codigo: 'M25.5', descripcion: 'Dolor articular' },
    cie10Secundario:
      practicas.length > 2 ? { codigo: 'I10', descripcion: 'Hipertensión esencial' } : null,
    practicas: practicas.flatMap((at) => PRACTICAS[at] ?? []).map(comoQuedo(codigoEstado)),
    profesional: PROFESIONAL,
    idSolicitudCobertura: solicitud ?? null,
  })
  const muchas = Array.from({ length: MANY }, (_, index) =>
    fila(['recetas', 0, -7 * index, index < 3 ? 1 : 2, [index % PRACTICAS.length]]),
  )
  await tx.insert(prescripciones).values([...DICHAS.map(fila), ...muchas])
}
