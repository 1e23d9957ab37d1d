import { useCallback, useContext } from 'react'

import { tellAskedFailure } from '#live/proveedor/asked.ts'
import { engine } from '#live/proveedor/engine.ts'
import { type Failure, storedFailure } from '#live/proveedor/failure.ts'
import { device } from '#live/telefono/device.ts'
import { useTold } from '#live/telefono/useLive.ts'
import type { Resource } from '#local/resource.ts'

import { type Shown, watchShown } from './recent.ts'
import { Generacion } from './useResource.ts'

export type Falta<Params> = { params: Params; failure: Failure }

/** The copies that are missing because their last request failed. */
export function useFaltas<Params, Value>(
  resource: Resource<Params, Value>,
  params: readonly Params[],
): Falta<Params>[] {
  const generation = useContext(Generacion)
  const keys = params.map((of) => resource.key(of))
  const shown = useTold<Shown<unknown>[]>(
    (tell) => watchShown(resource, keys, tell),
    `${generation}/${resource.name}/${JSON.stringify(params)}`,
  )
  return (shown ?? []).flatMap((one, at) => {
    const of = params[at]
    if (one.state !== 'absent' || !one.failure || of === undefined) return []
    return [{ params: of, failure: one.failure }]
  })
}

/** For the button 'Reintentar' of several copies: the first failure is told. */
export function useRefreshAll<Params, Value>(
  resource: Resource<Params, Value>,
  params: readonly Params[],
): () => Promise<void> {
  const asked = JSON.stringify(params)
  return useCallback(async () => {
    const all = JSON.parse(asked) as Params[]
    await Promise.all(all.map((one) => engine.refresh(resource.name, one, true)))
    const fallas = await device.lectura.fallas.bulkGet(all.map((one) => resource.key(one)))
    const failure = fallas.map(storedFailure).find((one) => one !== undefined)
    if (failure) tellAskedFailure(failure)
  }, [resource, asked])
}
