import { area } from '../http/area.ts'
import { listaDeEspecialidades, listaDeTipos } from './listas.ts'
import { prestadoresHandlers } from './routes.ts'

export const manifest = area({
  over: ['busquedas'],
  handlers: {
    prestadores: prestadoresHandlers,
    busquedas: {
      especialidades: ({ db }) => listaDeEspecialidades(db),
      tiposDeEstablecimiento: ({ db }) => listaDeTipos(db),
    },
  },
  matriz: () => import('./matriz.ts'),
  seed: () => import('./semilla.ts'),
})
