import type { ReactNode } from 'react'

import { useRefresh, useResource } from '#live/copias/useResource.ts'
import type { Resource } from '#local/resource.ts'
import { NoSeActualizo } from '#ui/NoSeActualizo.tsx'
import { SinDatos } from '#ui/SinDatos.tsx'

import { EdadViva } from './EdadViva.tsx'

type EnPantalla<Value> = {
  /** The stored copy; undefined while it is read, and if there is none. */
  value: Value | undefined
  /** True while the phone's database is being read. */
  leyendo: boolean
  /** True if there is no copy and no failure: it is being fetched. */
  enCamino: boolean
  savedAt: number | undefined
  /** The copy's age, for the screen. */
  edad: ReactNode
  /** Text: why there is no copy, or why it could not be refreshed. */
  aviso: ReactNode
}

const NADA = { value: undefined, savedAt: undefined, edad: null }

/**
 * A copy with its message for each state: being fetched, missing with a reason, stored with its age, stored but not
 * refreshed.
 */
export function useCopia<Params, Value>(
  de: Resource<Params, Value>,
  params: Params,
  trayendo: string,
  como: { alVer?: boolean } = {},
): EnPantalla<Value> {
  const copia = useResource(de, params, como)
  const refresh = useRefresh(de, params)
  const reintentar = () => void refresh()
  if (copia.state === 'loading') return { ...NADA, leyendo: true, enCamino: true, aviso: null }
  if (copia.state === 'absent') {
    const aviso = <SinDatos falla={copia.failure} trayendo={trayendo} onReintentar={reintentar} />
    return { ...NADA, leyendo: false, enCamino: !copia.failure, aviso }
  }
  const { value, savedAt, failure } = copia
  return {
    value,
    savedAt,
    leyendo: false,
    enCamino: false,
    edad: <EdadViva savedAt={savedAt} de={[{ resource: de, params }]} />,
    aviso: <NoSeActualizo falla={failure} savedAt={savedAt} onReintentar={reintentar} />,
  }
}
