import { useContext } from 'react'
import { is } from 'superstruct'

import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import type { Copia } from '#local/bases/lectura.ts'
import type { AnyResource, Resource } from '#local/resource.ts'
import { currentSession } from '#local/session/session.ts'
import { preguntaDe } from '#model/busqueda.ts'

import { Generacion } from './useResource.ts'

export type Guardada<Params, Value> = { params: Params; value: Value; savedAt: number }

/** What this phone keeps of a resource, whatever it was asked for; undefined until it was looked up. */
export function useValoresDe<Params, Value>({
  name,
  shape,
}: Resource<Params, Value>): Value[] | undefined {
  const generation = useContext(Generacion)
  return useLive(async () => {
    const copies = await copiasDe(name, shape)
    return copies.map(({ value }) => value as Value) // it was looked at
  }, `${generation}/valores/${name}`)
}

/** The copies of a resource that are whole, of the person who is signed in. */
async function copiasDe(name: string, shape: AnyResource['shape']): Promise<Copia[]> {
  if (!(await currentSession(device))) return []
  const copies = await device.lectura.copias.where('resource').equals(name).toArray()
  return copies.filter(({ value }) => !shape || is(value, shape))
}

/** Every answer that this phone keeps of a search, the last one first; undefined until it was looked up. */
export function useGuardadas<Params, Value>({
  name,
  shape,
}: Resource<Params, Value>): Guardada<Params, Value>[] | undefined {
  const generation = useContext(Generacion)
  return useLive(async () => {
    const copies = await copiasDe(name, shape)
    return copies
      .toSorted((a, b) => b.savedAt - a.savedAt)
      .map(({ key, value, savedAt }) => ({
        // The key was made of such a question, and the value was looked at.
        params: preguntaDe(key) as Params,
        value: value as Value,
        savedAt,
      }))
  }, `${generation}/guardadas/${name}`)
}
