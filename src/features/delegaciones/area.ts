import type { Area } from '#piezas/area.ts'

export const area: Area = {
  delegaciones: {
    path: '/delegaciones',
    titulo: 'Delegaciones',
    archivo: 'DelegacionesScreen',
    menu: { grupo: 'afiliacion', lugar: 60, icono: 'Location24Regular' },
    busca: {
      lugar: 230,
      detalle: 'Las oficinas de la obra social',
      palabras: 'oficina sucursal dónde queda',
    },
    imagenes: [{ nombre: 'delegaciones', titulo: 'Buscar Delegaciones' }],
  },
}
