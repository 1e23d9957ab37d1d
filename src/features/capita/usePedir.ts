import { useCallback } from 'react'

import { engine } from '#live/proveedor/engine.ts'
import { type Failure, storedFailure } from '#live/proveedor/failure.ts'
import { device } from '#live/telefono/device.ts'
import type { Resource } from '#local/resource.ts'

/** 'sin-lugar': an answer may have come, but this phone did not store it. */
export type Pedida = { state: 'guardada' | 'sin-lugar' } | { state: 'no'; failure: Failure }

/** Requests a copy that screens only read from this phone. */
export function usePedir<Params, Value>(
  resource: Resource<Params, Value>,
): (params: Params) => Promise<Pedida> {
  return useCallback(
    async (params) => {
      const key = resource.key(params)
      const { copias, fallas } = device.lectura
      const before = await copias.get(key)
      await engine.refresh(resource.name, params, true)
      const failure = storedFailure(await fallas.get(key))
      if (failure) return { state: 'no', failure }
      const copy = await copias.get(key)
      const esNueva = copy !== undefined && copy.askedAt !== before?.askedAt
      return { state: esNueva ? 'guardada' : 'sin-lugar' }
    },
    [resource],
  )
}
