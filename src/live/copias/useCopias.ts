import { useContext, useEffect } from 'react'

import { engine } from '#live/proveedor/engine.ts'
import { useTold } from '#live/telefono/useLive.ts'
import type { Resource } from '#local/resource.ts'

import { type Shown, recall, watchShown } from './recent.ts'
import { Generacion } from './useResource.ts'

export type Copiada<Params, Value> = { params: Params; value: Value; savedAt: number }

/**
 * The stored copies of one resource for several parameters, live and refreshed in the background; parameters without a
 * copy are left out. Undefined until they are read.
 */
export function useCopias<Params, Value>(
  resource: Resource<Params, Value>,
  params: readonly Params[],
): Copiada<Params, Value>[] | undefined {
  const generation = useContext(Generacion)
  const asked = JSON.stringify(params)
  const keys = params.map((of) => resource.key(of))
  const first = keys.map((key) => recall(resource, key, generation))
  const shown = useTold<Shown<unknown>[]>(
    (tell) => watchShown(resource, keys, tell),
    `${generation}/${resource.name}/${asked}`,
  )
  useEffect(() => {
    for (const of of JSON.parse(asked) as Params[]) void engine.refresh(resource.name, of, false)
  }, [resource.name, asked])
  const all = shown ?? (first.every((one) => one !== undefined) ? first : undefined)
  return all?.flatMap((one: Shown<unknown>, at) => {
    const of = params[at]
    if (one.state !== 'ready' || of === undefined) return []
    // The shape was checked, and only this resource writes a copy under this key.
    return [{ params: of, value: one.value as Value, savedAt: one.savedAt }]
  })
}
