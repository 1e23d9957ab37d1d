import { area } from '../http/area.ts'
import { cuentaHandlers } from './routes.ts'

export const manifest = area({
  handlers: { cuenta: cuentaHandlers },
  matriz: () => import('./matriz.ts'),
})
