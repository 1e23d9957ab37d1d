import { useCallback, useRef } from 'react'

import type { Notificacion } from '#contract/notificaciones.ts'
import { useOperation } from '#live/pendientes/useOperation.ts'
import { claveDe } from '#model/claveDeNotificacion.ts'
import { descartarNotificacion } from '#model/notificaciones.ts'
import { showToast } from '#ui/toasts.ts'

/** Removes a notification from the list. Returns true if the phone stored that. A second touch has no effect. */
export function useMarcarLeida() {
  const descartar = useOperation(descartarNotificacion)
  const yendo = useRef<string>(undefined)

  return useCallback(
    async (notificacion: Notificacion): Promise<boolean> => {
      const { idSolicitud, tipoNotificacion, numeroNotificacion, codigoTipoNotificacion } =
        notificacion
      const clave = claveDe(notificacion)
      if (yendo.current === clave) return false
      yendo.current = clave
      const outcome = await descartar({
        notificacion: { idSolicitud, tipoNotificacion, numeroNotificacion, codigoTipoNotificacion },
      })
      yendo.current = undefined
      if (!outcome.kept) showToast(outcome.message, { tipo: 'error' })
      return outcome.kept
    },
    [descartar],
  )
}
