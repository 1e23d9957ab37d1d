import { useRefresh, useResource } from '#live/copias/useResource.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import type { Resource } from '#local/resource.ts'
import { type Criterio, buscarEnLoGuardado } from '#model/recetas/busqueda.ts'
import { type Guardada, masNuevaPrimero } from '#model/recetas/guardadas.ts'

type Pedido<T, Params> = {
  criterio: Criterio
  guardadas: readonly Guardada<T>[]
  /** The search at the provider, which needs signal. */
  buscadas: Resource<Params, T[]>
  params: Params
  diaDe: (fila: T) => string
}

export type Hallado<T> = {
  filas: T[]
  /** Undefined if no data are stored. */
  savedAt: number | undefined
  /** Origin of the rows. 'telefono': stored data; `porque` gives the reason. */
  de: 'obra-social' | 'telefono'
  porque: 'sin-senal' | 'falla' | 'buscando' | undefined
  /** Reason of the insurer's refusal, in its own words (ERR-12). */
  rechazo?: string | undefined
  reintentar: () => void
}

/** Result of a search: the insurer's answer or, until it arrives, the stored data. */
export function useHallado<T, Params>(pedido: Pedido<T, Params>): Hallado<T> {
  const { criterio, guardadas, buscadas, params, diaDe } = pedido
  const respuesta = useResource(buscadas, params, { alVer: true })
  const refresh = useRefresh(buscadas, params)
  const sinSenal = useSinSenal()
  const guardado = buscarEnLoGuardado(guardadas, criterio, diaDe)
  const reintentar = () => void refresh()
  if (respuesta.state === 'ready') {
    const { value, savedAt } = respuesta
    // Without signal, data stored later may be newer than an earlier answer to this search.
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
