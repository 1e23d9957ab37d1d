import { autorizaciones as calls } from '#contract/autorizaciones.ts'

import { area } from '../http/area.ts'
import { documentoDeSolicitud, providencia } from './documentos.ts'
import { autorizacionesHandlers } from './routes.ts'
import { TIPOS_DE_COBERTURA } from './tipos.ts'

export const manifest = area({
  handlers: {
    autorizaciones: autorizacionesHandlers,
    busquedas: { tiposDeCobertura: async () => TIPOS_DE_COBERTURA },
  },
  matriz: () => import('./matriz.ts'),
  // A request with its files (SEC-36).
  limits: { [calls.guardar.path]: 17 * 1024 * 1024 },
  documents: {
    solicitud: { hacer: documentoDeSolicitud },
    providencia: { hacer: providencia },
  },
  seed: () => import('./semilla.ts'),
})
