import { useContext } from 'react'

import { watchConCambios } from '#live/cambios/vista.ts'
import { device } from '#live/telefono/device.ts'
import { useTold } from '#live/telefono/useLive.ts'
import type { Resource } from '#local/resource.ts'

import { shownOf } from './recent.ts'
import { Generacion } from './useResource.ts'

/** A stored copy, live, for data that a screen can do without: it is never requested. */
export function useGuardada<Params, Value>(
  de: Resource<Params, Value>,
  params: Params,
): Value | undefined {
  const key = de.key(params)
  const generation = useContext(Generacion)
  return useTold<Value | undefined>(
    (tell) =>
      watchConCambios(
        () => device.lectura.copias.get(key),
        [key],
        (copy, { sesion, filas }) => {
          const isTheirs = sesion?.state === 'in' && sesion.generation === generation
          const shown = copy && isTheirs ? shownOf(de, copy, filas) : undefined
          // The shape was checked, and only this resource writes a copy under this key.
          tell(shown?.state === 'ready' ? (shown.value as Value) : undefined)
        },
      ),
    `${generation}/${key}/guardada`,
  )
}
