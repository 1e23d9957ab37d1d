import type { Area } from '#piezas/area.ts'

export const area: Area = {
  // Ours: the card on paper, of everybody or of one.
  tarjetas: {
    path: '/tarjetas',
    titulo: 'Imprimir tarjetas',
    archivo: 'TarjetasScreen',
    armada: true,
    exacta: true,
    continua: '/{idAfiliado}',
    busca: { lugar: 60, detalle: 'La credencial en papel', palabras: 'carnet impresora' },
    ejemplos: ['/tarjetas/4'],
  },
}
