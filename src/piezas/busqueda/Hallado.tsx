import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'
import type { ReactNode } from 'react'

import { fechaDe } from '#formato/instantes.ts'
import { type Guardada, useGuardadas } from '#live/useGuardadas.ts'
import { useResource } from '#live/useResource.ts'
import { useSinSenal } from '#live/useSignal.ts'
import type { Resource } from '#local/resource.ts'
import { Panel } from '#ui/Panel.tsx'

import { BotonDeImprimir } from '../papel/BotonDeImprimir.tsx'
import { EnPapel } from '../papel/EnPapel.tsx'
import { useCopia } from '../useCopia.tsx'
import { texts } from './texts.ts'
import { TituloDeLista } from './TituloDeLista.tsx'

type Props<Params, Value> = {
  de: Resource<Params, Value>
  params: Params
  titulo: string
  trayendo: string
  /** The search in one line. */
  plegada: ReactNode
  /** Nothing was found: the form itself stands there again. */
  seDespliega?: (value: Value) => boolean
  acciones?: (value: Value) => ReactNode
  /** What it finds is nobody's in particular. */
  publico?: boolean
  /** Looks without signal among what other searches found; undefined where none of them could tell. */
  entreGuardadas?: (guardadas: readonly Guardada<Params, Value>[]) => Value | undefined
  children: (value: Value, entreLasGuardadas: boolean) => ReactNode
}

/** What a search found: the stored answer at once, refreshed behind it. */
export function Hallado<Params, Value>(props: Props<Params, Value>) {
  const { de, params, titulo, trayendo, plegada, acciones, children, entreGuardadas } = props
  // Whoever presses 'Buscar' wants it as it is now.
  const copia = useCopia(de, params, trayendo, { alVer: true })
  const guardado = useEntreGuardadas(props)
  const value = copia.value ?? guardado?.value
  const sinSenal = useSinSenal() && entreGuardadas !== undefined
  const desde = useSavedAt(de, params) ?? guardado?.savedAt
  const avisa = sinSenal && value !== undefined && desde !== undefined
  const plegar = value === undefined || !props.seDespliega?.(value)
  const hay = value !== undefined && !(Array.isArray(value) && value.length === 0)
  return (
    <>
      <TituloDeLista
        edad={!avisa && copia.edad}
        acciones={
          value !== undefined && (
            <>
              {hay && <BotonDeImprimir />}
              {acciones?.(value)}
            </>
          )
        }
      >
        {titulo}
      </TituloDeLista>
      {hay && <EnPapel savedAt={desde} publica={props.publico} />}
      <div className="pila">
        {plegar && plegada}
        {avisa && (
          <Panel tono="aviso" icono={<CloudOff24Regular />}>
            <p>{texts.enLoGuardado(fechaDe(desde))}</p>
          </Panel>
        )}
        {(copia.value !== undefined || value === undefined) && copia.aviso}
        {value !== undefined && children(value, copia.value === undefined)}
      </div>
    </>
  )
}

/** What the other answers of this phone hold of it, where the question itself could not be asked. */
function useEntreGuardadas<Params, Value>({ de, params, entreGuardadas }: Props<Params, Value>) {
  const guardadas = useGuardadas(de)
  const copia = useResource(de, params)
  if (copia.state !== 'absent' || !guardadas?.length || !entreGuardadas) return undefined
  const kind = copia.failure?.kind
  if (kind !== 'sin-senal' && kind !== 'sin-respuesta') return undefined
  const value = entreGuardadas(guardadas)
  return value === undefined ? undefined : { value, savedAt: guardadas[0]?.savedAt }
}

function useSavedAt<Params, Value>(de: Resource<Params, Value>, params: Params) {
  const copia = useResource(de, params)
  return copia.state === 'ready' ? copia.savedAt : undefined
}
