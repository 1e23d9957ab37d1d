import { words } from './notas.ts'
import type { OperacionDelModelo } from './operacion.ts'
import { AUTORIZACIONES, mandar, pickSolicitud, solicitudes } from './solicitudes.ts'

/** Mails a request, or the ruling on it, to an address; each mail is sent once. */
const porCorreo = <Type extends string>(
  type: Type,
  name: string,
  path: string,
): OperacionDelModelo<Type> => ({
  type,
  action: { name, weight: 2 },
  lista: solicitudes,
  sinCopia: true,
  path,
  value: ({ correo }: { correo: string }) => correo,
  reworded: (payload, correo) => ({ ...payload, correo }),
  checkShown: () => undefined,

  line(run, phone, random, uid) {
    const una = pickSolicitud(run, phone, random)
    if (!una) return undefined
    const correo = words(run, uid, random)
    return {
      payload: { numeroAutorizacion: String(una.idSolicitudCobertura), correo },
      value: correo,
      about: una.idSolicitudCobertura,
      seen: 0,
    }
  },

  writes: { [path]: mandar },
})

export const enviarSolicitud = porCorreo(
  'autorizacion.enviar',
  'mail a request',
  `${AUTORIZACIONES}/enviar`,
)
export const enviarProvidencia = porCorreo(
  'autorizacion.providencia',
  'mail a ruling',
  `${AUTORIZACIONES}/providencia`,
)
