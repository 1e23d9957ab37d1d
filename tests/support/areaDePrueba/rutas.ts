import { type Ruta, rutas as delProducto } from '../../../src/app/rutas.ts'

export { COMPROBAR, LEIDO, MANTENIMIENTO, esDeAfuera } from '../../../src/app/rutas.ts'

/** The portal's own addresses, and the test area's. Its screen has no name of the product's. */
export const rutas = [
  { pantalla: 'prueba', path: '/prueba', titulo: 'Notas de prueba' },
  { pantalla: 'piezas', path: '/piezas-de-prueba', titulo: 'Piezas de prueba' },
  ...delProducto,
] as readonly Ruta[]
