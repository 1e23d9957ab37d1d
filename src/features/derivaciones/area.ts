import type { Area } from '#piezas/area.ts'

export const area: Area = {
  derivaciones: {
    path: '/derivaciones',
    titulo: 'Derivaciones',
    archivo: 'DerivacionesScreen',
    para: 'sin-capita',
    menu: { grupo: 'afiliacion', lugar: 20, icono: 'VehicleBus24Regular' },
    busca: { lugar: 270, detalle: 'Para atenderte en otra provincia', palabras: 'viaje carta' },
    imagenes: [{ nombre: 'derivaciones', titulo: 'Derivaciones' }],
  },
  'add-derivacion': {
    path: '/add-derivacion',
    titulo: 'Nueva derivación',
    archivo: 'AddDerivacionScreen',
    bajo: '/derivaciones',
    imagenes: [{ nombre: 'agregar-derivacion', titulo: 'Agregar derivación' }],
  },
}
