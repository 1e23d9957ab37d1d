import type { Area } from '#piezas/area.ts'

export const area: Area = {
  // Not in the specification: the lock of this phone's data.
  candado: {
    path: '/candado',
    titulo: 'Candado',
    archivo: 'CandadoScreen',
    exacta: true,
    busca: {
      lugar: 307,
      detalle: 'Que lo guardado se abra solo con huella o PIN',
      palabras: 'bloquear cerrar pin huella cara seguridad privacidad',
    },
  },
}
