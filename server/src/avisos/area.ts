import { repartir } from '../base/repartir.ts'
import { area } from '../http/area.ts'
import { colaDeEmpujes, createEmpujes } from './despacho.ts'
import { avisosHandlers } from './routes.ts'
import { olvidarSuscripciones } from './service.ts'

export const manifest = area({
  over: ['sesiones'],
  handlers: { avisos: avisosHandlers },
  matriz: () => import('./matriz.ts'),
  cleanUp: olvidarSuscripciones,
  queue: colaDeEmpujes,
  service: async ({ db, log, clock, secrets, config }) => {
    const { contactoDeAvisos: contacto, envioPropio: propia, capacidades } = config
    if (!capacidades.includes('avisos')) return undefined
    return repartir(
      createEmpujes({ db, log, clock, secret: () => secrets.avisos, contacto, propia }),
      log,
    )
  },
})
