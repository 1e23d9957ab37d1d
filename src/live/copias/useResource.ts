import { createContext, useCallback, useContext, useEffect } from 'react'

import { tellAskedFailure } from '#live/proveedor/asked.ts'
import { engine } from '#live/proveedor/engine.ts'
import { storedFailure } from '#live/proveedor/failure.ts'
import { device } from '#live/telefono/device.ts'
import { useTold } from '#live/telefono/useLive.ts'
import type { Resource } from '#local/resource.ts'

import { type Shown, recall, watchShown } from './recent.ts'

/** Which session a screen is drawn for: the shell says it, above every screen. */
export const Generacion = createContext(0)

/**
 * The copy of a resource on this phone, live, with the person's own changes laid over it; refreshed behind the scenes: if it is
 * old, or with `alVer` each time that a screen opens it.
 */
export function useResource<Params, Value>(
  resource: Resource<Params, Value>,
  params: Params,
  { alVer = false }: { alVer?: boolean } = {},
): Shown<Value> {
  const key = resource.key(params)
  const generation = useContext(Generacion)
  const shown = useTold<Shown<unknown>>(
    (tell) => watchShown(resource, [key], ([one]) => one && tell(one)),
    `${generation}/${key}`,
    recall(resource, key, generation),
  )
  const asked = JSON.stringify(params)
  const damaged = shown?.state === 'absent' && shown.damaged === true
  useEffect(() => {
    void refresh()
    async function refresh() {
      if (damaged) await device.lectura.copias.delete(key)
      await engine.refresh(resource.name, JSON.parse(asked), alVer)
    }
  }, [resource.name, asked, damaged, key, alVer])
  // Its shape was looked at; and the copy under this key was written by this resource.
  return (shown as Shown<Value> | undefined) ?? { state: 'loading' }
}

/** For 'Reintentar': asks for the copy whatever its age, and tells the person when it failed again. */
export function useRefresh<Params, Value>(
  resource: Resource<Params, Value>,
  params: Params,
): () => Promise<void> {
  const asked = JSON.stringify(params)
  const key = resource.key(params)
  return useCallback(async () => {
    await engine.refresh(resource.name, JSON.parse(asked), true)
    const failure = storedFailure(await device.lectura.fallas.get(key))
    if (failure) tellAskedFailure(failure)
  }, [resource.name, asked, key])
}
