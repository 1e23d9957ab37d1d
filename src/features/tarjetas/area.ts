import type { Area } from '#piezas/area.ts'

export const area: Area = {
  // Not in the specification: printed cards of the family or of one member.
  tarjetas: {
    path: '/tarjetas',
    titulo: 'Imprimir tarjetas',
    archivo: 'TarjetasScreen',
    armada: true,
    exacta: true,
    continua: '/{idAfiliado}',
    con: 'pases',
    busca: { lugar: 60, detalle: 'La credencial en papel', palabras: 'carnet impresora' },
    ejemplos: ['/tarjetas/4'],
  },
}
