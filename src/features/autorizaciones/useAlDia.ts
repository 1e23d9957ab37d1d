import { useEffect } from 'react'

import type { Autorizacion } from '#contract/autorizacion.ts'
import { useRefresh, useResource } from '#live/copias/useResource.ts'
import { idDe, solicitud, solicitudes } from '#model/autorizaciones.ts'

/** Refreshes a request if the list shows it in another state. The list is fetched more often. */
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
