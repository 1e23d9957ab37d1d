import type { ReactNode } from 'react'

import { type Guardada, useGuardadas } from '#live/copias/useGuardadas.ts'
import { useResource } from '#live/copias/useResource.ts'
import type { Resource } from '#local/resource.ts'

import { BotonDeImprimir } from '../papel/BotonDeImprimir.tsx'
import { EnPapel } from '../papel/EnPapel.tsx'
import { useCopia } from '../useCopia.tsx'
import { type DeBusqueda, PantallaDeBusqueda } from './PantallaDeBusqueda.tsx'

type Props<Criterios, Params, Value> = {
  marco: DeBusqueda<Criterios>
  de: Resource<Params, Value>
  params: Params
  trayendo: string
  acciones?: (value: Value) => ReactNode
  /** True for results without personal data. */
  publico?: boolean
  /** Filters the results of other stored searches, for use without signal. Undefined if they do not allow it. */
  entreGuardadas?: (guardadas: readonly Guardada<Params, Value>[]) => Value | undefined
  children: (value: Value, entreLasGuardadas: boolean) => ReactNode
}

/**
 * Result of a search: the stored answer at once, refreshed in the background. Without one, results of other stored
 * searches.
 */
export function Hallado<Criterios extends object, Params, Value>(
  props: Props<Criterios, Params, Value>,
) {
  return <Respuesta key={props.marco.busqueda.vez} {...props} />
}

function Respuesta<Criterios extends object, Params, Value>(
  props: Props<Criterios, Params, Value>,
) {
  const { marco, de, params, trayendo, acciones, publico, children } = props
  // 'Buscar' always asks the provider, however new the copy is.
  const copia = useCopia(de, params, trayendo, { alVer: marco.busqueda.pedida })
  const guardado = useEntreGuardadas(props)
  const value = copia.value ?? guardado?.value
  const savedAt = copia.savedAt ?? guardado?.savedAt
  const hay = value !== undefined && !(Array.isArray(value) && value.length === 0)
  const falta = value === undefined && !copia.leyendo
  return (
    <PantallaDeBusqueda
      {...marco}
      edad={copia.edad}
      savedAt={savedAt}
      de={[{ resource: de, params }]}
      acciones={
        value !== undefined && (
          <>
            {hay && <BotonDeImprimir />}
            {acciones?.(value)}
          </>
        )
      }
    >
      {hay && <EnPapel savedAt={savedAt} publica={publico} />}
      {(copia.value !== undefined || value === undefined) && copia.aviso}
      {value !== undefined &&
        children(value, copia.value === undefined && guardado?.hayMas === true)}
      {falta && !marco.busqueda.desplegada && marco.otras}
    </PantallaDeBusqueda>
  )
}

/**
 * Matching results of other stored searches, if this search could not be made: without signal, or since the portal's own
 * search led here by a name that the provider's search refuses. `hayMas`: with signal there may be more.
 */
function useEntreGuardadas<Criterios, Params, Value>({
  marco,
  de,
  params,
  entreGuardadas,
}: Props<Criterios, Params, Value>) {
  const guardadas = useGuardadas(de)
  const copia = useResource(de, params)
  if (copia.state !== 'absent' || !guardadas?.length || !entreGuardadas) return undefined
  const kind = copia.failure?.kind
  const hayMas = kind === 'sin-senal' || kind === 'sin-respuesta'
  if (!hayMas && (kind !== 'rechazo' || marco.busqueda.pedida)) return undefined
  const value = entreGuardadas(guardadas)
  return value === undefined ? undefined : { value, savedAt: guardadas[0]?.savedAt, hayMas }
}
