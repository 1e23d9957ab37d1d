import { area } from '../http/area.ts'
import { delegacionesHandlers } from './routes.ts'

export const manifest = area({
  over: ['busquedas'],
  handlers: { delegaciones: delegacionesHandlers },
  matriz: () => import('./matriz.ts'),
  seed: () => import('./semilla.ts'),
})
