import { area } from '../http/area.ts'
import { afiliadosHandlers } from './routes.ts'

export const manifest = area({
  handlers: { afiliados: afiliadosHandlers },
  matriz: () => import('./matriz.ts'),
  seed: () => import('./semilla.ts'),
})
