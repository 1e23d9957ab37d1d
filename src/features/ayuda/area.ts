import type { Area } from '#piezas/area.ts'

export const area: Area = {
  ayuda: {
    path: '/ayuda',
    titulo: 'Ayuda',
    archivo: 'AyudaScreen',
    exacta: true,
    continua: '/{capitulo}',
    menu: { grupo: 'ayuda', lugar: 10, icono: 'QuestionCircle24Regular' },
    busca: { lugar: 340, detalle: 'El manual, por tema', palabras: 'manual instrucciones cómo' },
    ejemplos: ['/ayuda/credencial'],
    imagenes: [
      { nombre: 'ayuda', titulo: 'Ayuda' },
      { nombre: 'ayuda-tema', titulo: 'Mostrar la credencial', path: '/ayuda/credencial' },
    ],
  },
}
