import { useRefresh, useResource } from '#live/useResource.ts'
import { useSinSenal } from '#live/useSignal.ts'
import type { Resource } from '#local/resource.ts'
import {
  type Criterio,
  type Guardada,
  buscarEnLoGuardado,
  masNuevaPrimero,
} from '#model/recetas/busqueda.ts'

type Pedido<T, Params> = {
  criterio: Criterio
  guardadas: readonly Guardada<T>[]
  /** The search itself, with signal. */
  buscadas: Resource<Params, T[]>
  params: Params
  diaDe: (fila: T) => string
}

export type Hallado<T> = {
  filas: T[]
  /** Undefined where nothing at all is here to answer from. */
  savedAt: number | undefined
  /** 'telefono': from what this phone keeps, and why. */
  de: 'obra-social' | 'telefono'
  porque: 'sin-senal' | 'falla' | 'buscando' | undefined
  /** Why the insurer refused, in its own words (ERR-12). */
  rechazo?: string | undefined
  reintentar: () => void
}

/** What a search found: the insurer's answer, or, until it is here, what this phone keeps. */
export function useHallado<T, Params>(pedido: Pedido<T, Params>): Hallado<T> {
  const { criterio, guardadas, buscadas, params, diaDe } = pedido
  const respuesta = useResource(buscadas, params, { alVer: true })
  const refresh = useRefresh(buscadas, params)
  const sinSenal = useSinSenal()
  const guardado = buscarEnLoGuardado(guardadas, criterio, diaDe)
  const reintentar = () => void refresh()
  if (respuesta.state === 'ready') {
    const { value, savedAt } = respuesta
    // Without signal what was warmed since may be newer than what this search once answered.
    if (!sinSenal || guardado.savedAt === undefined || savedAt >= guardado.savedAt)
      return {
        filas: masNuevaPrimero(value, diaDe),
        savedAt,
        de: 'obra-social',
        porque: undefined,
        reintentar,
      }
  }
  const falla = respuesta.state === 'absent' ? respuesta.failure : undefined
  const porque =
    sinSenal || falla?.kind === 'sin-senal' ? 'sin-senal' : falla ? 'falla' : 'buscando'
  const rechazo = falla?.kind === 'rechazo' && !falla.ajena ? falla.message : undefined
  return { ...guardado, de: 'telefono', porque, rechazo, reintentar }
}
