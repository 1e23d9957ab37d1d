import { area } from '../http/area.ts'
import { documentoDePrescripcion } from './documento.ts'
import { prescripcionesHandlers } from './routes.ts'

export const manifest = area({
  over: ['autorizaciones'],
  handlers: { prescripciones: prescripcionesHandlers },
  documents: { prescripcion: { hacer: documentoDePrescripcion } },
  seed: () => import('./semilla.ts'),
})
