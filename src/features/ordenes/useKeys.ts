import { useContext } from 'react'

import { Generacion } from '#live/copias/useResource.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import type { Resource } from '#local/resource.ts'
import { currentSession } from '#local/session/session.ts'

/** The keys of all stored copies of a resource, read without asking the provider for any. */
export function useKeys<Params, Value>({ name }: Resource<Params, Value>): string[] | undefined {
  const generation = useContext(Generacion)
  return useLive(async () => {
    if (!(await currentSession(device))) return []
    return device.lectura.copias.where('resource').equals(name).primaryKeys()
  }, `${generation}/keys/${name}`)
}
