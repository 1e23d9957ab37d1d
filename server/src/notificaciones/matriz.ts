import { notificaciones } from '#contract/notificaciones.ts'

import { NOBODY, type Row } from '../http/matriz.ts'

const notificacion = (idSolicitud: number) => ({
  notificacion: {
    idSolicitud,
    tipoNotificacion: 'Solicitud de autorización',
    numeroNotificacion: String(idSolicitud),
  },
})

export const matriz = {
  'notificaciones.pendientes': { own: () => ({}) },
  'notificaciones.deshabilitar': {
    names: async ({ ask }) => {
      const [first] = await ask(notificaciones.pendientes, {})
      return notificacion(first?.idSolicitud ?? 0)
    },
    missing: notificacion(NOBODY),
  },
} satisfies Record<string, Row>
