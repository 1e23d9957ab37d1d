import { useCallback } from 'react'

import type { Notificacion } from '#contract/notificaciones.ts'
import { usePuedeGuardar } from '#live/device.ts'

import { destinoDe, estadoDe } from './destino.ts'
import { useMarcarLeida } from './useMarcarLeida.ts'

/** Takes a notice off the list and leads to its screen. */
export function useElegir(onElegida: (href: string, state: unknown) => void) {
  const puedeGuardar = usePuedeGuardar()
  const marcarLeida = useMarcarLeida()
  return useCallback(
    async (elegida: Notificacion) => {
      // Where nothing can be kept it stays on the list, and leads to its screen all the same.
      if (!puedeGuardar || (await marcarLeida(elegida)))
        onElegida(destinoDe(elegida), estadoDe(elegida))
    },
    [puedeGuardar, marcarLeida, onElegida],
  )
}
