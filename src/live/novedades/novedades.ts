import { useContext } from 'react'

import { Generacion, useResource } from '#live/copias/useResource.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { NOVEDADES } from '#local/bases/names.ts'
import { notificacionesPendientes } from '#model/notificaciones.ts'
import { type Dicha, enElInicio } from '#model/novedades/enElInicio.ts'
import { type Novedad, readNovedades } from '#model/novedades/fila.ts'

let ultima: { generation: number | undefined; novedades: Novedad[] } | undefined

/** Reads what the bell's notices tell of; before the first frame, which shows it. */
export async function leerNovedades(): Promise<Novedad[]> {
  const { cuadros, dueno } = device.lectura
  const [row, owner] = await Promise.all([cuadros.get(NOVEDADES), dueno.get('actual')])
  const novedades = readNovedades(row?.value)
  ultima = { generation: owner?.generation, novedades }
  return novedades
}

/** Has them made of what comes from now on; their maker is brought behind the first picture. Answers how to stop. */
export function followNovedades(): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  const follow = async () => {
    const { seguirNovedades } = await import('./seguirNovedades.ts')
    if (!isOver) stop = seguirNovedades()
  }
  void follow().catch(() => undefined) // not on this phone yet: the next start
  return () => {
    isOver = true
    stop?.()
  }
}

const NINGUNA: Novedad[] = []

/** The sentences as the engine composed them at the last sync, live. */
export function useNovedades(): Novedad[] {
  const generation = useContext(Generacion)
  const antes = ultima?.generation === generation ? ultima.novedades : NINGUNA
  return useLive(leerNovedades, `${generation}/novedades`, antes)
}

/** Of the pending notices what home tells of. */
export function useNovedadesDeInicio(): Dicha[] {
  const pendientes = useResource(notificacionesPendientes, {})
  const novedades = useNovedades()
  return pendientes.state === 'ready' ? enElInicio(pendientes.value, novedades) : []
}
