import { useContext } from 'react'

import { watchConCambios } from '#live/cambios/vista.ts'
import { device } from '#live/telefono/device.ts'
import { useTold } from '#live/telefono/useLive.ts'
import type { Resource } from '#local/resource.ts'

import { shownOf } from './recent.ts'
import { Generacion } from './useResource.ts'

/** A copy as it lies here, for what is only better with it: it is not asked for by being looked at. */
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
          // Its shape was looked at; and the copy under this key was written by this resource.
          tell(shown?.state === 'ready' ? (shown.value as Value) : undefined)
        },
      ),
    `${generation}/${key}/guardada`,
  )
}
