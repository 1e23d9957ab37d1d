import { useCallback } from 'react'

import type { Notificacion } from '#contract/notificaciones.ts'
import { usePuedeGuardar } from '#live/telefono/device.ts'

import { destinoDe, estadoDe } from './destino.ts'
import { useMarcarLeida } from './useMarcarLeida.ts'

/** Removes a notification from the list and opens its screen. */
export function useElegir(onElegida: (href: string, state: unknown) => void) {
  const puedeGuardar = usePuedeGuardar()
  const marcarLeida = useMarcarLeida()
  return useCallback(
    async (elegida: Notificacion) => {
      // Without storage the notification stays on the list; its screen opens all the same.
      if (!puedeGuardar || (await marcarLeida(elegida)))
        onElegida(destinoDe(elegida), estadoDe(elegida))
    },
    [puedeGuardar, marcarLeida, onElegida],
  )
}
