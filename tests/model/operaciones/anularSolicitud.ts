import { NOT_THERE, REFUSED } from '../providerEffects.ts'
import { words } from './notas.ts'
import type { OperacionDelModelo } from './operacion.ts'
import { AUTORIZACIONES, pickSolicitud, solicitudOf, solicitudes } from './solicitudes.ts'

type Anulacion = { id: number; observacion: string; numero: string }

/** A request is cancelled with a reason; a cancelled request stays cancelled. */
export const anularSolicitud: OperacionDelModelo<'autorizacion.anular'> = {
  type: 'autorizacion.anular',
  action: { name: 'cancel a request', weight: 3 },
  lista: solicitudes,
  path: '/v1/autorizaciones/anular',
  value: ({ observacion }: Anulacion) => observacion,
  reworded: (payload, observacion) => ({ ...payload, observacion }),
  // Until the provider confirms it the request looks unchanged: its row says that a cancellation waits.
  checkShown: () => undefined,

  line(run, phone, random, uid) {
    const una = pickSolicitud(run, phone, random)
    if (!una) return undefined
    const { idSolicitudCobertura: id } = una
    const observacion = words(run, uid, random)
    return {
      payload: { id, observacion, numero: String(id) },
      value: observacion,
      about: id,
      seen: 0,
    }
  },

  writes: {
    [`${AUTORIZACIONES}/anular`]: (books, { body, uid }) => {
      const { id, observacion } = body as Anulacion
      if (observacion.startsWith('RECHAZAR')) return REFUSED
      const una = solicitudOf(books, uid, id)
      if (!una) return NOT_THERE
      if (una.codigoEstado !== '5')
        Object.assign(una, { codigoEstado: '5', estado: 'Anulada', observacion })
      return { answer: {}, value: observacion }
    },
  },
}
