import type { Area } from '#piezas/area.ts'

export const area: Area = {
  // Not in the specification: one search for all data on this phone.
  buscar: {
    path: '/buscar',
    titulo: 'Buscar',
    archivo: 'BuscarScreen',
    exacta: true,
  },
}
