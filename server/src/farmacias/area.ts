import { area } from '../http/area.ts'
import { farmaciasHandlers } from './routes.ts'

export const manifest = area({
  over: ['busquedas'],
  handlers: { farmacias: farmaciasHandlers },
  matriz: () => import('./matriz.ts'),
  seed: () => import('./semilla.ts'),
})
