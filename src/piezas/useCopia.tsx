import type { ReactNode } from 'react'

import { useRefresh, useResource } from '#live/useResource.ts'
import type { Resource } from '#local/resource.ts'
import { NoSeActualizo } from '#ui/NoSeActualizo.tsx'
import { SinDatos } from '#ui/SinDatos.tsx'

import { EdadViva } from './EdadViva.tsx'

type EnPantalla<Value> = {
  /** The copy of this phone; undefined while it is read, and where there is none. */
  value: Value | undefined
  /** It is still read: nothing can be said of it yet. */
  leyendo: boolean
  /** There is none, and nothing says why: it is on its way. */
  enCamino: boolean
  savedAt: number | undefined
  /** How old it is. */
  edad: ReactNode
  /** Why there is none, or why it is not newer. */
  aviso: ReactNode
}

const NADA = { value: undefined, savedAt: undefined, edad: null }

/** One copy and what is said of it: on its way, absent and why, stored with its age, stored and not refreshed. */
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
