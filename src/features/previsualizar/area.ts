import type { Area } from '#piezas/area.ts'

export const area: Area = {
  previsualizar: {
    path: '/previsualizar',
    titulo: 'Vista previa',
    archivo: 'PrevisualizarScreen',
  },
}
