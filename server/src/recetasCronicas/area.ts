import { area } from '../http/area.ts'
import { recetasCronicasHandlers } from './routes.ts'

export const manifest = area({
  handlers: { recetasCronicas: recetasCronicasHandlers },
  seed: () => import('./semilla.ts'),
})
