import { useCallback } from 'react'

import { engine } from '#live/proveedor/engine.ts'
import { type Failure, storedFailure } from '#live/proveedor/failure.ts'
import { device } from '#live/telefono/device.ts'
import type { Resource } from '#local/resource.ts'

/** Requests a copy that screens only read from this phone; gives the reason of a failure. */
export function usePedir<Params, Value>(
  resource: Resource<Params, Value>,
): (params: Params) => Promise<Failure | undefined> {
  return useCallback(
    async (params) => {
      await engine.refresh(resource.name, params, true)
      return storedFailure(await device.lectura.fallas.get(resource.key(params)))
    },
    [resource],
  )
}
