import type { Area } from '#piezas/area.ts'

export const area: Area = {
  // Ours: one field for all that lies on this phone.
  buscar: {
    path: '/buscar',
    titulo: 'Buscar',
    archivo: 'BuscarScreen',
    exacta: true,
  },
}
