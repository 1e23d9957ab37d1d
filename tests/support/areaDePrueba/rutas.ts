import { type Ruta, rutas as delProducto } from '#app/rutas/rutas.ts'

export { COMPROBAR, LEIDO, MANTENIMIENTO, esDeAfuera } from '#app/rutas/rutas.ts'

/** The portal's own addresses, and the test area's. Its screen has no name of the product's. */
export const rutas = [
  { pantalla: 'prueba', path: '/prueba', titulo: 'Notas de prueba' },
  { pantalla: 'piezas', path: '/piezas-de-prueba', titulo: 'Piezas de prueba' },
  ...delProducto,
] as readonly Ruta[]
