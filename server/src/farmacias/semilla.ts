import datos from '../../data/personas.json' with { type: 'json' }
import {
  DE_LUNES_A_VIERNES,
  TODOS_LOS_DIAS,
  franjasDe,
  localidadesPorNombre,
} from '../busquedas/puerta.ts'
import type { Siembra } from '../http/area.ts'
import type { Azar } from '../semilla/azar.ts'
import { farmacias } from './tables.ts'

type Pueblo = {
  localidad: string
  cuantas: number
  prefijo: string
  latitud: number
  longitud: number
}

/** Number of pharmacies in each town; Santa Rosa has more than fit in an answer. */
const PUEBLOS: Pueblo[] = [
  { localidad: 'Santa Rosa', cuantas: 58, prefijo: '02954', latitud: -36.62, longitud: -64.29 },
  { localidad: 'General Pico', cuantas: 17, prefijo: '02302', latitud: -35.66, longitud: -63.76 },
  { localidad: 'Toay', cuantas: 4, prefijo: '02954', latitud: -36.67, longitud: -64.38 },
  { localidad: 'General Acha', cuantas: 4, prefijo: '02952', latitud: -37.38, longitud: -64.6 },
  { localidad: 'Eduardo Castex', cuantas: 3, prefijo: '02334', latitud: -35.92, longitud: -64.29 },
  { localidad: 'Macachín', cuantas: 2, prefijo: '02953', latitud: -37.14, longitud: -63.67 },
  { localidad: 'Victorica', cuantas: 2, prefijo: '02338', latitud: -36.22, longitud: -65.44 },
  { localidad: '25 de Mayo', cuantas: 2, prefijo: '0299', latitud: -37.77, longitud: -67.72 },
  { localidad: 'Realicó', cuantas: 2, prefijo: '02331', latitud: -35.04, longitud: -64.24 },
  {
    localidad: 'Intendente Alvear',
    cuantas: 1,
    prefijo: '02302',
    latitud: -35.23,
    longitud: -63.59,
  },
  { localidad: 'Guatraché', cuantas: 1, prefijo: '02924', latitud: -37.67, longitud: -63.53 },
  { localidad: 'Santa Isabel', cuantas: 1, prefijo: '02338', latitud: -36.23, longitud: -66.94 },
]
const CALLES = [
  'Av. San Martín',
  'Belgrano',
  'Rivadavia',
  'Mitre',
  'Sarmiento',
  '9 de Julio',
  'Quintana',
]
const CLASES = [
  'Farmacia',
  'Farmacia',
  'Farmacia',
  'Farmacia Nueva',
  'Farmacia Mutual',
  'Farmacia del Barrio',
]

export async function sembrar({ tx, azar }: Siembra): Promise<void> {
  const localidad = await localidadesPorNombre(tx)
  const rows = PUEBLOS.flatMap((pueblo) =>
    Array.from({ length: pueblo.cuantas }, (_, at) =>
      una(azar, pueblo, at, localidad(pueblo.localidad)),
    ),
  )
  await tx.insert(farmacias).values([
    ...rows,
    // A name with a sign that people do not type (FORM-06), and a pharmacy with no data but its name.
    { nombre: "Farmacia D'Angelo", idLocalidad: localidad('Toay'), direccion: 'Mitre 210' },
    { nombre: 'Farmacia Pérez-Gil', idLocalidad: localidad('Macachín'), telefono: '02953-4521111' },
    { nombre: 'Farmacia Ñandú', idLocalidad: localidad('Santa Isabel') },
  ])
}

function una(azar: Azar, pueblo: Pueblo, at: number, idLocalidad: number) {
  const apellido = azar.uno(datos.apellidos)
  return {
    nombre: `${azar.uno(CLASES)} ${apellido}`,
    idLocalidad,
    direccion: `${azar.uno(CALLES)} ${azar.entre(10, 2400)}`,
    telefono: at % 7 === 3 ? null : `${pueblo.prefijo}-4${azar.entre(200_000, 899_999)}`,
    mail: at % 3 === 1 ? null : `farmacia${at + 1}.${idLocalidad}@farmacias.example`,
    ...lugarDe(pueblo, at),
    franjas: HORARIOS[at % HORARIOS.length] ?? null,
  }
}

/** Some blocks around the centre of the town; one in thirteen has no position. */
function lugarDe({ latitud, longitud }: Pueblo, at: number) {
  if (at % 13 === 6) return {}
  const cuadra = 0.0012
  return {
    latitud: latitud + (((at * 7) % 19) - 9) * cuadra,
    longitud: longitud + (((at * 11) % 23) - 11) * cuadra,
  }
}

const CORTADO = [
  ...franjasDe(DE_LUNES_A_VIERNES, '08:00-13:00', '16:30-20:30'),
  ...franjasDe([6], '08:30-13:00'),
]
const DE_CORRIDO = [
  ...franjasDe(DE_LUNES_A_VIERNES, '08:00-22:00'),
  ...franjasDe([6], '09:00-21:00'),
]
const DIA_Y_NOCHE = franjasDe(TODOS_LOS_DIAS, '00:00-24:00')
const HASTA_TARDE = franjasDe(TODOS_LOS_DIAS, '09:00-01:00')

/** The pharmacies get these opening hours one after the other; one pharmacy in five gets none. */
const HORARIOS = [
  CORTADO,
  DE_CORRIDO,
  null,
  CORTADO,
  HASTA_TARDE,
  CORTADO,
  null,
  DE_CORRIDO,
  DIA_Y_NOCHE,
  CORTADO,
]
