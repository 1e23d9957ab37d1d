import type { Franja } from '#contract/extensiones/lugares.ts'

import {
  DE_LUNES_A_VIERNES,
  TODOS_LOS_DIAS,
  franjasDe,
  localidadesPorNombre,
} from '../busquedas/puerta.ts'
import type { Siembra } from '../http/area.ts'
import { delegaciones } from './tables.ts'

const HORARIO = 'Lunes a viernes de 7:30 a 13:30'

/** Opening hours as data; hours in another format are only text. */
const FRANJAS: Record<string, Franja[]> = {
  [HORARIO]: franjasDe(DE_LUNES_A_VIERNES, '07:30-13:30'),
  'Lunes a viernes de 7 a 19': franjasDe(DE_LUNES_A_VIERNES, '07:00-19:00'),
  'Lunes a viernes de 7 a 18': franjasDe(DE_LUNES_A_VIERNES, '07:00-18:00'),
  'Todos los días de 7 a 21': franjasDe(TODOS_LOS_DIAS, '07:00-21:00'),
  'Martes y jueves de 8 a 12': franjasDe([2, 4], '08:00-12:00'),
}

type Fila = [
  localidad: string,
  nombre: string,
  direccion: string,
  telefono: string | null,
  email: string | null,
  horario?: string | null,
]

const FILAS: Fila[] = [
  [
    'Santa Rosa',
    'Casa central',
    'Av. San Martín 255',
    '02954-4312100',
    'casacentral@delegaciones.example',
    'Lunes a viernes de 7 a 19',
  ],
  [
    'Santa Rosa',
    'Delegación Hospital',
    'Raúl B. Díaz y Pilcomayo',
    '02954-4312140',
    'hospital@delegaciones.example',
    'Todos los días de 7 a 21',
  ],
  [
    'General Pico',
    'Delegación General Pico',
    'Calle 15 N° 980',
    '02302-4321700',
    'generalpico@delegaciones.example',
    'Lunes a viernes de 7 a 18',
  ],
  ['Toay', 'Delegación Toay', '9 de Julio 1145', '02954-4381200', 'toay@delegaciones.example'],
  [
    'General Acha',
    'Delegación General Acha',
    'Avellaneda 466',
    '02952-4321300',
    'generalacha@delegaciones.example',
  ],
  ['Eduardo Castex', 'Delegación Eduardo Castex', 'Sarmiento 330', '02334-4521800', null],
  [
    'Victorica',
    'Delegación Victorica',
    'Calle 16 N° 741',
    '02338-4321500',
    'victorica@delegaciones.example',
  ],
  ['Macachín', 'Delegación Macachín', 'Pellegrini 212', '02953-4521600', null],
  [
    '25 de Mayo',
    'Delegación 25 de Mayo',
    'Av. General Roca 90',
    null,
    '25demayo@delegaciones.example',
    'Martes y jueves de 8 a 12',
  ],
  ['Realicó', 'Delegación Realicó', 'España 1560', '02331-4621900', 'realico@delegaciones.example'],
  ['Intendente Alvear', 'Delegación Intendente Alvear', 'Belgrano 855', '02302-4811400', null],
  [
    'Guatraché',
    'Delegación Guatraché',
    'Zeballos 274',
    '02924-4921100',
    'guatrache@delegaciones.example',
  ],
  ['La Adela', 'Delegación La Adela', 'Av. Costanera 12', '02931-4321050', null, null],
  [
    'Santa Isabel',
    'Atención en el municipio de Santa Isabel',
    'Libertad y Pampa',
    null,
    null,
    'El primer miércoles de cada mes de 9 a 13',
  ],
]

/** Positions of some offices; of the others only the town is known. */
const LUGARES: Record<string, [latitud: number, longitud: number]> = {
  'Casa central': [-36.6203, -64.2906],
  'Delegación Hospital': [-36.6302, -64.2811],
  'Delegación General Pico': [-35.6571, -63.7569],
  'Delegación Toay': [-36.6733, -64.3802],
}

export async function sembrar({ tx }: Siembra): Promise<void> {
  const localidad = await localidadesPorNombre(tx)
  await tx.insert(delegaciones).values(
    FILAS.map(([donde, nombre, direccion, telefono, email, horario = HORARIO]) => {
      const [latitud, longitud] = LUGARES[nombre] ?? []
      const franjas = FRANJAS[horario ?? '']
      const idLocalidad = localidad(donde)
      return {
        nombre,
        idLocalidad,
        direccion,
        telefono,
        email,
        horario,
        latitud,
        longitud,
        franjas,
      }
    }),
  )
}
