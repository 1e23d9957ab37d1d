import type { ReactNode } from 'react'

import { useSinSenal } from '#live/copias/useSignal.ts'
import type { Resource } from '#local/resource.ts'
import type { DeIntegrante } from '#model/afiliados.ts'
import { type Guardada, guardadoAt } from '#model/recetas/guardadas.ts'
import { aparato } from '#ui/esMovil.ts'
import { Vacio } from '#ui/Vacio.tsx'

import { copiasDe } from '../familia/useDeLaFamilia.ts'
import { BotonDeImprimir } from '../papel/BotonDeImprimir.tsx'
import { EnPapel } from '../papel/EnPapel.tsx'
import { BuscarSinSenal } from './BuscarSinSenal.tsx'
import { FaltaLoDe, NoLlego } from './LoQueFalta.tsx'
import { type DeBusqueda, PantallaDeBusqueda } from './PantallaDeBusqueda.tsx'
import { texts } from './texts.ts'

type Props<Criterios, T> = {
  marco: DeBusqueda<Criterios>
  de: Resource<DeIntegrante, T[]>
  guardadas: readonly Guardada<T>[] | undefined
  integrantes: readonly DeIntegrante[]
  /** True if the list has rows. */
  hay: boolean
  /** Message if all members' data have arrived and none is shown. */
  vacio: { titulo: string; detalle: string; icono: ReactNode }
  trayendo: string
  /** Content above the list; shown without a list too. */
  antes?: ReactNode
  children: ReactNode
}

/** A search screen before the first search: the family's stored data, printable as one sheet. */
export function LoGuardado<Criterios extends object, T>(props: Props<Criterios, T>) {
  const { marco, de, guardadas, integrantes, hay, antes, children } = props
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
      {hay && isShort(props) && <FaltaLoDe de={de} integrantes={integrantes} />}
      {hay && children}
    </PantallaDeBusqueda>
  )
}

/** True while a member's data are missing, or the family is unknown. */
const isShort = <Criterios, T>({ guardadas = [], integrantes }: Props<Criterios, T>) =>
  guardadas.length === 0 || guardadas.length < integrantes.length

/** Shown in place of the list: there are no data, or they are not on this phone yet. */
function NadaGuardado<Criterios, T>(props: Props<Criterios, T>) {
  const { de, guardadas, integrantes, vacio, trayendo } = props
  const sinSenal = useSinSenal()
  if (guardadas === undefined) return null
  if (!isShort(props))
    return (
      <Vacio icono={vacio.icono} titulo={vacio.titulo} tono="neutro">
        <p>{vacio.detalle}</p>
      </Vacio>
    )
  return sinSenal ? (
    <BuscarSinSenal>{texts.nadaGuardado(aparato())}</BuscarSinSenal>
  ) : (
    <NoLlego de={de} integrantes={integrantes} trayendo={trayendo} />
  )
}
