import type { Area } from '#piezas/area.ts'

export const area: Area = {
  // Not in the specification: the card at a counter, opened as fast as possible.
  mostrador: {
    path: '/mostrador',
    titulo: 'Modo mostrador',
    archivo: 'MostradorScreen',
    armada: true,
    exacta: true,
    continua: '/{idAfiliado}',
    busca: {
      lugar: 50,
      detalle: 'Credencial y recetas en grande',
      palabras: 'credencial carnet qr prestar',
    },
    atajo: 1,
    anillo: 1,
    ejemplos: ['/mostrador/4'],
  },
}
