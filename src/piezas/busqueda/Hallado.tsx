import type { ReactNode } from 'react'

import { type Guardada, useGuardadas } from '#live/useGuardadas.ts'
import { useResource } from '#live/useResource.ts'
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
  /** What it finds is nobody's in particular. */
  publico?: boolean
  /** Looks without signal among what other searches found; undefined where none of them could tell. */
  entreGuardadas?: (guardadas: readonly Guardada<Params, Value>[]) => Value | undefined
  children: (value: Value, entreLasGuardadas: boolean) => ReactNode
}

/** What a search found: the stored answer at once, refreshed behind it. Where none is here, the searches that are. */
export function Hallado<Criterios extends object, Params, Value>(
  props: Props<Criterios, Params, Value>,
) {
  return <Respuesta key={props.marco.busqueda.vez} {...props} />
}

function Respuesta<Criterios extends object, Params, Value>(
  props: Props<Criterios, Params, Value>,
) {
  const { marco, de, params, trayendo, acciones, publico, children } = props
  // A press of 'Buscar' asks, however new the copy is.
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
      {value !== undefined && children(value, copia.value === undefined)}
      {falta && !marco.busqueda.desplegada && marco.otras}
    </PantallaDeBusqueda>
  )
}

/** What the other answers of this phone hold of it, where the question itself could not be asked. */
function useEntreGuardadas<Criterios, Params, Value>({
  de,
  params,
  entreGuardadas,
}: Props<Criterios, Params, Value>) {
  const guardadas = useGuardadas(de)
  const copia = useResource(de, params)
  if (copia.state !== 'absent' || !guardadas?.length || !entreGuardadas) return undefined
  const kind = copia.failure?.kind
  if (kind !== 'sin-senal' && kind !== 'sin-respuesta') return undefined
  const value = entreGuardadas(guardadas)
  return value === undefined ? undefined : { value, savedAt: guardadas[0]?.savedAt }
}
