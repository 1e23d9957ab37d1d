import { area } from '../http/area.ts'
import { recetasCronicasHandlers } from './routes.ts'

export const manifest = area({
  handlers: { recetasCronicas: recetasCronicasHandlers },
  matriz: () => import('./matriz.ts'),
  seed: () => import('./semilla.ts'),
})
