import { useContext } from 'react'

import { Generacion, useResource } from '#live/copias/useResource.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { NOVEDADES } from '#local/bases/names.ts'
import { notificacionesPendientes } from '#model/notificaciones.ts'
import { type Dicha, enElInicio } from '#model/novedades/enElInicio.ts'
import { type Novedad, readNovedades } from '#model/novedades/fila.ts'

let ultima: { generation: number | undefined; novedades: Novedad[] } | undefined

/** Reads the sentences of the notifications before the first frame, which shows them. */
export async function leerNovedades(): Promise<Novedad[]> {
  const { cuadros, dueno } = device.lectura
  const [row, owner] = await Promise.all([cuadros.get(NOVEDADES), dueno.get('actual')])
  const novedades = readNovedades(row?.value)
  ultima = { generation: owner?.generation, novedades }
  return novedades
}

/**
 * Composes the sentences again when their data change; the code for it loads after the first frame. Returns a function
 * that stops.
 */
export function followNovedades(): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  const follow = async () => {
    const { seguirNovedades } = await import('./seguirNovedades.ts')
    if (!isOver) stop = seguirNovedades()
  }
  void follow().catch(() => undefined) // The code is not on this phone yet: done at the next start.
  return () => {
    isOver = true
    stop?.()
  }
}

const NINGUNA: Novedad[] = []

/** The sentences that the engine composed at the last sync, live. */
export function useNovedades(): Novedad[] {
  const generation = useContext(Generacion)
  const antes = ultima?.generation === generation ? ultima.novedades : NINGUNA
  return useLive(leerNovedades, `${generation}/novedades`, antes)
}

/** The sentences of the unread notifications that home shows. */
export function useNovedadesDeInicio(): Dicha[] {
  const pendientes = useResource(notificacionesPendientes, {})
  const novedades = useNovedades()
  return pendientes.state === 'ready' ? enElInicio(pendientes.value, novedades) : []
}
