import type { Area } from '#piezas/area.ts'

export const area: Area = {
  // Not in the specification: notifications while the portal is closed.
  avisos: {
    path: '/avisos',
    titulo: 'Avisos',
    archivo: 'AvisosScreen',
    exacta: true,
    con: 'avisos',
    busca: {
      lugar: 310,
      detalle: 'Qué te avisamos con la aplicación cerrada',
      palabras: 'notificaciones alertas campana',
    },
    imagenes: [{ nombre: 'avisos', titulo: 'Avisos' }],
  },
}
