import { plano } from '#formato/busqueda.ts'

/** Degrees; south and west are negative. */
export type Punto = { latitud: number; longitud: number }

/** Centre of each town, to two decimals (about a kilometre). Offices have no coordinates of their own. */
const CENTROS: Record<string, [latitud: number, longitud: number]> = {
  '25 de Mayo': [-37.77, -67.72],
  Abramo: [-37.89, -63.85],
  'Algarrobo del Águila': [-36.4, -67.15],
  Alpachiri: [-37.38, -63.77],
  'Alta Italia': [-35.33, -64.12],
  Anguil: [-36.53, -64.01],
  Arata: [-35.64, -64.36],
  'Ataliva Roca': [-37.03, -64.29],
  'Bahía Blanca': [-38.72, -62.27],
  'Bernardo Larroudé': [-35.02, -63.58],
  Bernasconi: [-37.9, -63.74],
  'Buenos Aires': [-34.6, -58.38],
  Caleufú: [-35.6, -64.56],
  Catriló: [-36.41, -63.42],
  Chacharramendi: [-37.33, -65.65],
  'Ciudad Autónoma de Buenos Aires': [-34.6, -58.38],
  'Colonia Barón': [-36.15, -63.85],
  Conhelo: [-36.01, -64.6],
  Córdoba: [-31.42, -64.19],
  Doblas: [-37.15, -64.01],
  'Eduardo Castex': [-35.92, -64.29],
  'Embajador Martini': [-35.39, -64.28],
  'General Acha': [-37.38, -64.6],
  'General Campos': [-37.46, -63.59],
  'General Pico': [-35.66, -63.76],
  Guatraché: [-37.67, -63.53],
  'Ingeniero Luiggi': [-35.39, -64.47],
  'Intendente Alvear': [-35.23, -63.59],
  'Jacinto Arauz': [-38.09, -63.43],
  'La Adela': [-38.98, -64.09],
  'La Plata': [-34.92, -57.95],
  'Limay Mahuida': [-37.16, -66.68],
  Lonquimay: [-36.47, -63.62],
  'Luan Toro': [-36.2, -65.1],
  Macachín: [-37.14, -63.67],
  'Mar del Plata': [-38.0, -57.56],
  Mendoza: [-32.89, -68.85],
  Metileo: [-35.77, -63.94],
  'Miguel Riglos': [-36.85, -63.69],
  'Monte Nievas': [-35.86, -64.15],
  Neuquén: [-38.95, -68.06],
  Parera: [-35.15, -64.5],
  Puelches: [-38.15, -65.91],
  Puelén: [-37.34, -67.62],
  'Quemú Quemú': [-36.05, -63.56],
  Rancul: [-35.07, -64.68],
  Realicó: [-35.04, -64.24],
  Rolón: [-37.17, -63.42],
  Rosario: [-32.95, -60.65],
  'San Luis': [-33.3, -66.34],
  'Santa Isabel': [-36.23, -66.94],
  'Santa Rosa': [-36.62, -64.29],
  Telén: [-36.26, -65.51],
  Toay: [-36.67, -64.38],
  Trenel: [-35.7, -64.13],
  Uriburu: [-36.51, -63.86],
  Victorica: [-36.22, -65.44],
  Viedma: [-40.81, -63.0],
  Winifreda: [-36.23, -64.23],
}

const porNombre = new Map(
  Object.entries(CENTROS).map(([nombre, [latitud, longitud]]) => [
    plano(nombre),
    { latitud, longitud },
  ]),
)

/** Position of a town; undefined if it is not in the table. */
export const centroDe = (localidad: string): Punto | undefined =>
  porNombre.get(plano(localidad.trim()))
