import type { Area } from '#piezas/area.ts'

export const area: Area = {
  inicio: {
    path: '/',
    titulo: 'Inicio',
    archivo: 'InicioScreen',
    armada: true,
    exacta: true,
    menu: { grupo: 'inicio', lugar: 10, icono: 'Home24Regular', enLaBarra: true },
    busca: { lugar: 10, detalle: 'Tu grupo familiar y lo de todos los días' },
    anillo: 1,
  },
}
