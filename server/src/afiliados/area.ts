import { area } from '../http/area.ts'
import { afiliadosHandlers } from './routes.ts'

export const manifest = area({
  handlers: { afiliados: afiliadosHandlers },
  seed: () => import('./semilla.ts'),
})
