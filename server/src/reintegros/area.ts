import { area } from '../http/area.ts'
import { reintegrosHandlers } from './routes.ts'

export const manifest = area({
  handlers: { reintegros: reintegrosHandlers },
  matriz: () => import('./matriz.ts'),
  seed: () => import('./semilla.ts'),
})
