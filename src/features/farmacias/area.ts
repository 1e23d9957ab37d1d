import type { Area } from '#piezas/area.ts'

export const area: Area = {
  'buscar-farmacias': {
    path: '/buscar-farmacias',
    titulo: 'Buscar farmacias',
    archivo: 'FarmaciasScreen',
    nombre: 'Buscar Farmacias',
    bajo: '/prestadores',
    busca: { lugar: 220, detalle: 'Por nombre o localidad', palabras: 'remedios' },
    imagenes: [{ nombre: 'buscar-farmacias', titulo: 'Buscar Farmacias' }],
  },
}
