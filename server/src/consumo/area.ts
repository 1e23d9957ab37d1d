import { area } from '../http/area.ts'
import { consumoHandlers } from './routes.ts'

export const manifest = area({
  handlers: { consumo: consumoHandlers },
  seed: () => import('./semilla.ts'),
})
