import { area } from '../http/area.ts'
import { consumoHandlers } from './routes.ts'

export const manifest = area({
  handlers: { consumo: consumoHandlers },
  matriz: () => import('./matriz.ts'),
  seed: () => import('./semilla.ts'),
})
