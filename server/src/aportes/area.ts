import { area } from '../http/area.ts'
import { aportesHandlers } from './routes.ts'

export const manifest = area({
  handlers: { aportes: aportesHandlers },
  matriz: () => import('./matriz.ts'),
  seed: () => import('./semilla.ts'),
})
