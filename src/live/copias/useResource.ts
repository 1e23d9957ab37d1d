import { createContext, useCallback, useContext, useEffect } from 'react'

import { tellAskedFailure } from '#live/proveedor/asked.ts'
import { engine } from '#live/proveedor/engine.ts'
import { storedFailure } from '#live/proveedor/failure.ts'
import { device } from '#live/telefono/device.ts'
import { useTold } from '#live/telefono/useLive.ts'
import type { Resource } from '#local/resource.ts'

import { type Shown, recall, watchShown } from './recent.ts'

/** Session that the screens belong to; the portal's frame sets it. */
export const Generacion = createContext(0)

/**
 * The stored copy of a resource, live, with the person's own changes added. It is refreshed in the background if it is
 * old; with `alVer`, each time a screen opens it.
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
  // The shape was checked, and only this resource writes a copy under this key.
  return (shown as Shown<Value> | undefined) ?? { state: 'loading' }
}

/** For the button 'Reintentar': requests the copy at any age, and tells the person if it failed again. */
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
