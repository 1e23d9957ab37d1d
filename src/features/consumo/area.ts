import type { Area } from '#piezas/area.ts'

export const area: Area = {
  consumo: {
    path: '/consumo-prestacional',
    titulo: 'Consumo prestacional',
    archivo: 'ConsumoScreen',
    menu: { grupo: 'afiliacion', lugar: 50, icono: 'History24Regular' },
    busca: {
      lugar: 260,
      detalle: 'Lo que se usó y cuánto costó',
      palabras: 'gastos prácticas historial',
    },
    imagenes: [{ nombre: 'consumo', titulo: 'Buscar Consumo Prestacional' }],
  },
}
