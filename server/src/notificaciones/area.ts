import { area } from '../http/area.ts'
import { notificacionesHandlers } from './routes.ts'

export const manifest = area({
  handlers: { notificaciones: notificacionesHandlers },
  matriz: () => import('./matriz.ts'),
  seed: () => import('./semilla.ts'),
})
