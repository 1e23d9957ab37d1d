import type { Area } from '#piezas/area.ts'

export const area: Area = {
  // Not in the specification: the list of unsent changes, and a page for each by its number.
  pendientes: {
    path: '/pendientes',
    titulo: 'Pendientes de envío',
    archivo: 'PendientesScreen',
    enMantenimiento: true,
    nombre: 'Pendientes',
    menu: { grupo: 'inicio', lugar: 20, icono: 'ArrowUpload24Regular' },
    busca: { lugar: 20, detalle: 'Lo que falta enviar', palabras: 'sin enviar envíos cambios' },
  },
  recibo: {
    path: '/pendientes/{numero}',
    titulo: 'Recibo de un envío',
    archivo: 'ReciboScreen',
    enMantenimiento: true,
    anillo: 'pronto',
    ejemplos: ['/pendientes/1'],
  },
}
