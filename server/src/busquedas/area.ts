import { area } from '../http/area.ts'
import { busquedasHandlers } from './routes.ts'

export const manifest = area({
  handlers: { busquedas: busquedasHandlers },
  matriz: () => import('./matriz.ts'),
  seed: () => import('./semilla.ts'),
})
