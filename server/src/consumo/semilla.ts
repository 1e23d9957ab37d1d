import type { Siembra } from '../http/area.ts'
import type { Who } from '../semilla/demo.ts'
import { dayFrom } from '../semilla/fechas.ts'
import { consumos } from './tables.ts'

type Row = typeof consumos.$inferInsert
type Fila = Pick<Row, 'grupo' | 'nombrePrestacion' | 'importe'> &
  Partial<Row> & { who?: Who; at?: number; hace: number }

const ODONTOLOGIA = { codigoPrestador: '1077', nombrePrestador: 'Sonrisas' }
const SANATORIO = { codigoPrestador: '1060', nombrePrestador: 'Sanatorio San Martín' }

const FILAS: Fila[] = [
  {
    grupo: 'ordenesOdontologicas',
    hace: 21,
    nombrePrestacion: 'Obturación',
    codigoPrestacion: '020101',
    importe: 14_300,
    ...ODONTOLOGIA,
  },
  {
    grupo: 'ordenesOdontologicas',
    hace: 96,
    nombrePrestacion: 'Limpieza',
    codigoPrestacion: '050101',
    importe: 9_100,
    ...ODONTOLOGIA,
  },
  {
    grupo: 'internaciones',
    hace: 141,
    cantidad: 3,
    nombrePrestacion: 'Día de internación',
    codigoPrestacion: '430101',
    importe: 412_000,
    ...SANATORIO,
  },
  {
    grupo: 'medicamentosAutorizados',
    hace: 15,
    cantidad: 2,
    nombrePrestacion: 'Levotiroxina 100 mcg',
    codigoPrestacion: '38412',
    importe: 11_850.4,
    periodo: 'mes',
    nombrePrestador: 'Farmacia Mutual',
  },
  {
    grupo: 'medicamentosAmbulatorios',
    hace: 6,
    nombrePrestacion: 'Amoxicilina 500 mg',
    codigoPrestacion: '11021',
    importe: 6_240,
    periodo: 'mes',
    nombrePrestador: "Farmacia D'Angelo",
  },
  {
    grupo: 'medicamentosAmbulatorios',
    hace: 48,
    nombrePrestacion: 'Ibuprofeno 600 mg',
    codigoPrestacion: '10077',
    importe: 3_115.75,
    periodo: 'mes',
    nombrePrestador: "Farmacia D'Angelo",
  },
  {
    grupo: 'traslados',
    hace: 150,
    nombrePrestacion: 'Traslado en ambulancia',
    codigoPrestacion: '880101',
    importe: 74_000,
    nombrePrestador: 'Emergencias del Sur',
  },
  {
    grupo: 'hoteleria',
    hace: 139,
    cantidad: 2,
    nombrePrestacion: 'Cama de acompañante',
    codigoPrestacion: '431010',
    importe: 28_000,
    ...SANATORIO,
  },
  {
    grupo: 'creditos',
    hace: 70,
    nombrePrestacion: 'Crédito asistencial, cuota 4 de 12',
    importe: 6_000,
  },
  {
    grupo: 'expedientes',
    hace: 88,
    nombrePrestacion: 'Prótesis de rodilla',
    importe: 1_250_000,
    ...SANATORIO,
  },
  {
    grupo: 'derivaciones',
    hace: 132,
    nombrePrestacion: null,
    importe: null,
    nombrePrestador: 'Hospital Italiano',
    diagnostico: 'Gonartrosis',
    tratamiento: 'Consulta de evaluación',
  },
  {
    grupo: 'tramitesSAT',
    hace: 10,
    numeroSolicitud: '20377',
    nombrePrestacion: 'Prácticas ambulatorias',
    importe: null,
    codigoEstado: '1',
    descripcionEstado: 'En auditoría',
  },
  {
    grupo: 'tramitesSAT',
    hace: 58,
    numeroSolicitud: '20290',
    nombrePrestacion: 'Prácticas ambulatorias',
    importe: null,
    codigoEstado: '4',
    descripcionEstado: 'Autorizada',
  },
  {
    at: 2,
    grupo: 'ordenesOdontologicas',
    hace: 33,
    nombrePrestacion: 'Control de ortodoncia',
    codigoPrestacion: '040201',
    importe: 18_700,
    ...ODONTOLOGIA,
  },
  {
    at: 3,
    grupo: 'medicamentosAmbulatorios',
    hace: 12,
    nombrePrestacion: 'Salbutamol aerosol',
    codigoPrestacion: '12004',
    importe: 7_480,
    periodo: 'mes',
    nombrePrestador: 'Farmacia Mutual',
  },
  {
    who: 'voluntaria',
    grupo: 'medicamentosAmbulatorios',
    hace: 19,
    nombrePrestacion: 'Losartán 50 mg',
    codigoPrestacion: '10500',
    importe: 4_900,
    periodo: 'mes',
    nombrePrestador: 'Farmacia Mutual',
  },
  {
    who: 'derivado',
    grupo: 'hoteleria',
    hace: 18,
    cantidad: 4,
    nombrePrestacion: 'Alojamiento por derivación',
    importe: 96_000,
    nombrePrestador: 'Hotel convenio',
  },
]

const MUCHOS = 70

/** Norma has rows in every panel, Susana more medicines than fit in an answer, Martín none. */
export async function sembrar({ tx, of, ahora }: Siembra): Promise<void> {
  const muchos: Fila[] = Array.from({ length: MUCHOS }, (_, at) => ({
    who: 'recetas',
    grupo: 'medicamentosAmbulatorios',
    hace: 1 + at * 3,
    nombrePrestacion: at % 2 ? 'Enalapril 10 mg' : 'Metformina 850 mg',
    codigoPrestacion: String(10_200 + (at % 2)),
    importe: 2_900 + at * 21.5,
    periodo: 'mes',
    nombrePrestador: 'Farmacia Mutual',
  }))
  await tx.insert(consumos).values(
    [...FILAS, ...muchos].map(({ who = 'norma', at = 0, hace, ...fila }, index) => {
      const fechaSolicitud = dayFrom(ahora, -hace)
      return {
        numeroSolicitud: String(700_400 + index),
        ...fila,
        idAfiliado: of(who).integrantes[at]?.idAfiliado ?? 0,
        fechaSolicitud,
        // Month of purchase, only in rows of medicines.
        ...(fila.periodo && {
          periodo: fechaSolicitud.slice(0, 7).split('-').toReversed().join('/'),
        }),
      }
    }),
  )
}
