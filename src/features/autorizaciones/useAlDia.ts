import { useEffect } from 'react'

import type { Autorizacion } from '#contract/autorizacion.ts'
import { useRefresh, useResource } from '#live/useResource.ts'
import { idDe, solicitud, solicitudes } from '#model/autorizaciones.ts'

/** Asks for a request anew where the list, which is asked for more often, knows it in another state. */
export function useAlDia(id: number, guardada: Autorizacion | undefined): void {
  const lista = useResource(solicitudes, {})
  const refresh = useRefresh(solicitud, { id })
  const fila = lista.state === 'ready' ? lista.value.find((una) => idDe(una) === id) : undefined
  const cambio =
    fila !== undefined &&
    guardada !== undefined &&
    (fila.codigoEstado !== guardada.estado.codigoEstado ||
      (fila.fechaestado ?? null) !== (guardada.estado.fechaDesde ?? null))
  useEffect(() => {
    if (cambio) void refresh()
  }, [cambio, refresh])
}
