import { sesionesAbiertas } from '#contract/extensiones/sesionesAbiertas.ts'

import { NOBODY, type Row } from '../http/matriz.ts'

export const matriz = {
  // The session's id is the permission: 128 bits known only to the holder of the session's token.
  'sesiones.salir': { own: () => ({ sid: 'unknown' }) },
  'sesiones.lista': { own: () => ({}) },
  'sesiones.cerrar': {
    names: async ({ ask }) => {
      const [first] = await ask(sesionesAbiertas.lista, {})
      return { idSesion: first?.idSesion ?? 0 }
    },
    missing: { idSesion: NOBODY },
  },
  'sesiones.cerrarOtras': { own: () => ({}) },
} satisfies Record<string, Row>
