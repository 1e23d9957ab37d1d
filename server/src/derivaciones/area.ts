import { area } from '../http/area.ts'
import { cartaDeDerivacion, esDeSuFamilia } from './carta.ts'
import { listaDeObrasSociales } from './lista.ts'
import { derivacionesHandlers } from './routes.ts'

export const manifest = area({
  handlers: {
    derivaciones: derivacionesHandlers,
    busquedas: { obrasSociales: ({ db }) => listaDeObrasSociales(db) },
  },
  matriz: () => import('./matriz.ts'),
  documents: { derivacion: { hacer: cartaDeDerivacion, esSuya: esDeSuFamilia } },
  seed: () => import('./semilla.ts'),
})
