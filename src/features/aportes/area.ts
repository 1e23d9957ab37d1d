import type { Area } from '#piezas/area.ts'

export const area: Area = {
  aportes: {
    path: '/aportes',
    titulo: 'Aportes',
    archivo: 'AportesScreen',
    menu: { grupo: 'afiliacion', lugar: 40, icono: 'Wallet24Regular' },
    busca: { lugar: 250, detalle: 'Los de los últimos meses', palabras: 'sueldo descuento' },
    imagenes: [{ nombre: 'aportes', titulo: 'Mis Aportes' }],
  },
}
