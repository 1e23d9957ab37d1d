import { area } from '../http/area.ts'
import { notificacionesHandlers } from './routes.ts'

export const manifest = area({
  handlers: { notificaciones: notificacionesHandlers },
  seed: () => import('./semilla.ts'),
})
