import { area } from '../http/area.ts'
import { aplicacionHandlers } from './routes.ts'

export const manifest = area({
  handlers: { aplicacion: aplicacionHandlers },
  matriz: () => import('./matriz.ts'),
})
