import { area } from '../http/area.ts'
import { documentoDeCupon } from './documento.ts'
import { capitaHandlers } from './routes.ts'

export const manifest = area({
  handlers: { capita: capitaHandlers },
  matriz: () => import('./matriz.ts'),
  documents: { cupon: { hacer: documentoDeCupon } },
  seed: () => import('./semilla.ts'),
})
