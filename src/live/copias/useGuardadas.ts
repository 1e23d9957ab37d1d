import { useContext } from 'react'

import { cumple } from '#contract/cumple.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import type { Copia } from '#local/bases/lectura.ts'
import type { AnyResource, Resource } from '#local/resource.ts'
import { currentSession } from '#local/session/session.ts'
import { preguntaDe } from '#model/busqueda.ts'

import { Generacion } from './useResource.ts'

export type Guardada<Params, Value> = { params: Params; value: Value; savedAt: number }

/** The values of all stored copies of a resource, with any parameters; undefined until they are read. */
export function useValoresDe<Params, Value>({
  name,
  shape,
}: Resource<Params, Value>): Value[] | undefined {
  const generation = useContext(Generacion)
  return useLive(async () => {
    const copies = await copiasDe(name, shape)
    return copies.map(({ value }) => value as Value) // The shape was checked.
  }, `${generation}/valores/${name}`)
}

/** The signed-in person's undamaged copies of a resource. */
async function copiasDe(name: string, shape: AnyResource['shape']): Promise<Copia[]> {
  if (!(await currentSession(device))) return []
  const copies = await device.lectura.copias.where('resource').equals(name).toArray()
  return copies.filter(({ value }) => !shape || cumple(value, shape))
}

/** All stored answers of a search, newest first; undefined until they are read. */
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
        // The key was made from parameters of this type, and the value's shape was checked.
        params: preguntaDe(key) as Params,
        value: value as Value,
        savedAt,
      }))
  }, `${generation}/guardadas/${name}`)
}
