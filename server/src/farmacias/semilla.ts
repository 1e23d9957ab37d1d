import datos from '../../data/personas.json' with { type: 'json' }
import { localidadesPorNombre } from '../busquedas/puerta.ts'
import type { Siembra } from '../http/area.ts'
import type { Azar } from '../semilla/azar.ts'
import { farmacias } from './tables.ts'

/** How many there are where; Santa Rosa has more than one answer holds. */
const CUANTAS: [localidad: string, cuantas: number, prefijo: string][] = [
  ['Santa Rosa', 58, '02954'],
  ['General Pico', 17, '02302'],
  ['Toay', 4, '02954'],
  ['General Acha', 4, '02952'],
  ['Eduardo Castex', 3, '02334'],
  ['Macachín', 2, '02953'],
  ['Victorica', 2, '02338'],
  ['25 de Mayo', 2, '0299'],
  ['Realicó', 2, '02331'],
  ['Intendente Alvear', 1, '02302'],
  ['Guatraché', 1, '02924'],
  ['Santa Isabel', 1, '02338'],
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
  const rows = CUANTAS.flatMap(([donde, cuantas, prefijo]) =>
    Array.from({ length: cuantas }, (_, at) => una(azar, prefijo, at, localidad(donde))),
  )
  await tx.insert(farmacias).values([
    ...rows,
    // Signs that people do not type (FORM-06), and one of which nothing but the name is known.
    { nombre: "Farmacia D'Angelo", idLocalidad: localidad('Toay'), direccion: 'Mitre 210' },
    { nombre: 'Farmacia Pérez-Gil', idLocalidad: localidad('Macachín'), telefono: '02953-4521111' },
    { nombre: 'Farmacia Ñandú', idLocalidad: localidad('Santa Isabel') },
  ])
}

function una(azar: Azar, prefijo: string, at: number, idLocalidad: number) {
  const apellido = azar.uno(datos.apellidos)
  return {
    nombre: `${azar.uno(CLASES)} ${apellido}`,
    idLocalidad,
    direccion: `${azar.uno(CALLES)} ${azar.entre(10, 2400)}`,
    telefono: at % 7 === 3 ? null : `${prefijo}-4${azar.entre(200_000, 899_999)}`,
    mail: at % 3 === 1 ? null : `farmacia${at + 1}.${idLocalidad}@farmacias.example`,
  }
}
