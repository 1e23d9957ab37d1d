import { area } from '../http/area.ts'
import { sesionesHandlers } from './routes.ts'
import { olvidarSesiones } from './service.ts'

export const manifest = area({
  handlers: { sesiones: sesionesHandlers },
  matriz: () => import('./matriz.ts'),
  cleanUp: olvidarSesiones,
})
