import { area } from '../http/area.ts'
import { archivosHandlers } from './routes.ts'

export const manifest = area({
  handlers: { archivos: archivosHandlers },
  matriz: () => import('./matriz.ts'),
})
