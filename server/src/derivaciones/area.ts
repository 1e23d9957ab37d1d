import { area } from '../http/area.ts'
import { cartaDeDerivacion } from './carta.ts'
import { listaDeObrasSociales } from './lista.ts'
import { derivacionesHandlers } from './routes.ts'

export const manifest = area({
  handlers: {
    derivaciones: derivacionesHandlers,
    busquedas: { obrasSociales: ({ db }) => listaDeObrasSociales(db) },
  },
  matriz: () => import('./matriz.ts'),
  documents: { derivacion: { hacer: cartaDeDerivacion } },
  seed: () => import('./semilla.ts'),
})
