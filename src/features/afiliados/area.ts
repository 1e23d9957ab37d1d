import type { Area } from '#piezas/area.ts'

export const area: Area = {
  'grupo-familiar': {
    path: '/grupo-familiar',
    titulo: 'Grupo Familiar',
    archivo: 'GrupoFamiliarScreen',
    armada: true,
    menu: { grupo: 'afiliacion', lugar: 10, icono: 'People24Regular' },
    busca: {
      lugar: 40,
      detalle: 'Datos de cada integrante',
      palabras: 'familia afiliados hijos credencial',
    },
    anillo: 1,
  },
}
