import { area } from '../http/area.ts'
import { teleconsultaHandlers } from './routes.ts'
import { mountSala } from './sala.ts'

export const manifest = area({
  handlers: { teleconsulta: teleconsultaHandlers },
  matriz: () => import('./matriz.ts'),
  pages: mountSala,
})
