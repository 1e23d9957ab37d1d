import type { ReactNode } from 'react'

import { useSinSenal } from '#live/useSignal.ts'
import type { Resource } from '#local/resource.ts'
import type { DeIntegrante } from '#model/afiliados.ts'
import type { Guardada } from '#model/recetas/busqueda.ts'
import { aparato } from '#ui/esMovil.ts'
import { Vacio } from '#ui/Vacio.tsx'

import { copiasDe, guardadoAt } from '../familia/useDeLaFamilia.ts'
import { useFamilia } from '../familia/useFamilia.ts'
import { BotonDeImprimir } from '../papel/BotonDeImprimir.tsx'
import { EnPapel } from '../papel/EnPapel.tsx'
import { type DeBusqueda, PantallaDeBusqueda } from './PantallaDeBusqueda.tsx'
import { SinSenal } from './SinSenal.tsx'
import { texts } from './texts.ts'

type Props<Criterios, T> = {
  marco: DeBusqueda<Criterios>
  de: Resource<DeIntegrante, T[]>
  guardadas: readonly Guardada<T>[] | undefined
  /** Some of it is shown. */
  hay: boolean
  /** Said where everybody's came and none of it is shown. */
  vacio: { titulo: string; detalle: string; icono: ReactNode }
  trayendo: string
  /** Above the list, and where there is none. */
  antes?: ReactNode
  children: ReactNode
}

/** A screen of search before anything was searched: what this phone keeps of the whole family, printed as one sheet. */
export function LoGuardado<Criterios extends object, T>(props: Props<Criterios, T>) {
  const { marco, de, guardadas, hay, antes, children } = props
  const savedAt = guardadoAt(guardadas)
  return (
    <PantallaDeBusqueda
      {...marco}
      savedAt={savedAt}
      de={copiasDe(de, guardadas)}
      acciones={hay && <BotonDeImprimir />}
    >
      {antes}
      {hay ? <EnPapel savedAt={savedAt} /> : <NadaGuardado {...props} />}
      {hay && children}
    </PantallaDeBusqueda>
  )
}

/** In the list's place: there is none, or it is not here yet. */
function NadaGuardado<Criterios, T>({ guardadas, vacio, trayendo }: Props<Criterios, T>) {
  const { integrantes } = useFamilia()
  const sinSenal = useSinSenal()
  if (guardadas === undefined) return null
  if (guardadas.length > 0 && guardadas.length === integrantes.length)
    return (
      <Vacio icono={vacio.icono} titulo={vacio.titulo} tono="neutro">
        <p>{vacio.detalle}</p>
      </Vacio>
    )
  return sinSenal ? (
    <SinSenal>{texts.nadaGuardado(aparato())}</SinSenal>
  ) : (
    <output className="tenue">{trayendo}</output>
  )
}
