import { area } from '../http/area.ts'
import { documentoDePrescripcion } from './documento.ts'
import { prescripcionesHandlers } from './routes.ts'

export const manifest = area({
  over: ['autorizaciones'],
  handlers: { prescripciones: prescripcionesHandlers },
  matriz: () => import('./matriz.ts'),
  documents: { prescripcion: { hacer: documentoDePrescripcion } },
  seed: () => import('./semilla.ts'),
})
