import type { Area } from '#piezas/area.ts'

export const area: Area = {
  terminos: {
    path: '/terminos-condiciones',
    titulo: 'Términos y condiciones',
    archivo: 'TerminosScreen',
    exacta: true,
    menu: { grupo: 'cuenta', lugar: 30, icono: 'DocumentText24Regular' },
    busca: { lugar: 330, detalle: 'Y lo que se guarda de vos', palabras: 'privacidad borrar' },
    ejemplos: ['/terminos-condiciones?ver=privacidad'],
    imagenes: [{ nombre: 'terminos', titulo: /érminos/ }],
  },
}
