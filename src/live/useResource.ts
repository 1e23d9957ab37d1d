import { useLiveQuery } from 'dexie-react-hooks'
import { createContext, useCallback, useContext, useEffect } from 'react'

import { rowsOf } from '#local/outbox.ts'
import { withOverlays } from '#local/overlays.ts'
import type { Resource } from '#local/resource.ts'
import { catalog } from '#model/catalog.ts'

import { tellAskedFailure } from './asked.ts'
import { device, engine } from './engine.ts'
import { toFailure } from './failure.ts'
import { type Shown, recall, remember } from './recent.ts'

/** Which session a screen is drawn for: the shell says it, above every screen. */
export const Generacion = createContext(0)

/** The copy of a resource on this phone, live, with the person's own changes laid over it; refreshed behind the scenes. */
export function useResource<Params, Value>(
  resource: Resource<Params, Value>,
  params: Params,
): Shown<Value> {
  const key = resource.key(params)
  const generation = useContext(Generacion)
  const shown = useLiveQuery(() => readShown(key), [key, generation], recall(key, generation))
  const asked = JSON.stringify(params)
  useEffect(() => {
    void engine.refresh(resource.name, JSON.parse(asked), false)
  }, [resource.name, asked])
  // The copy under this key was written by this resource, so it is of its type.
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
    const falla = await device.lectura.fallas.get(key)
    if (falla) tellAskedFailure(toFailure(falla.failure))
  }, [resource.name, asked, key])
}

async function readShown(key: string): Promise<Shown<unknown>> {
  const { lectura, salida } = device
  const [copy, falla, session] = await Promise.all([
    lectura.copias.get(key),
    lectura.fallas.get(key),
    salida.sesion.get('actual'),
  ])
  const failed = falla && { failure: toFailure(falla.failure) }
  if (!copy || session?.state !== 'in') return { state: 'absent', ...failed }
  const rows = await rowsOf(device, session.uid)
  const shown: Shown<unknown> = {
    state: 'ready',
    savedAt: copy.savedAt,
    ...withOverlays(catalog, key, copy, rows),
    ...failed,
  }
  remember(key, session.generation, shown)
  return shown
}
