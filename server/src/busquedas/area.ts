import { area } from '../http/area.ts'
import { busquedasHandlers } from './routes.ts'

export const manifest = area({
  handlers: { busquedas: busquedasHandlers },
  seed: () => import('./semilla.ts'),
})
