import { area } from '../http/area.ts'
import { domicilioHandlers } from './routes.ts'

export const manifest = area({
  over: ['busquedas'],
  handlers: { domicilio: domicilioHandlers },
  matriz: () => import('./matriz.ts'),
  seed: () => import('./semilla.ts'),
})
