import { type ReactNode, useId } from 'react'

import type { Refresh } from '#local/operation.ts'

import { EdadViva } from '../EdadViva.tsx'
import { type Campos, FormularioDeBusqueda } from './FormularioDeBusqueda.tsx'
import { Plegada } from './Plegada.tsx'
import { texts } from './texts.ts'
import { TituloDeLista } from './TituloDeLista.tsx'
import type { Busqueda } from './useBusqueda.ts'

/** Parts of a search screen that do not depend on the results. */
export type DeBusqueda<Criterios> = Campos<Criterios> & {
  titulo: string
  busqueda: Busqueda<Criterios>
  /** The shown criteria in a few words. */
  criterio: string
  /** Label of the button that unfolds the form, if the specification has one. */
  abrir?: string
  /** Earlier searches, below the form. */
  otras?: ReactNode
}

type Props<Criterios> = DeBusqueda<Criterios> & {
  edad?: ReactNode
  /** Age of the copies, if `edad` does not show it. */
  savedAt?: number | undefined
  de?: readonly Refresh[]
  acciones?: ReactNode
  /** Empty as long as nothing is searched. */
  children?: ReactNode
}

/** A search screen: title with age, the search in one line that unfolds to a form, and the list. */
export function PantallaDeBusqueda<Criterios extends object>(props: Props<Criterios>) {
  const { titulo, busqueda, savedAt, de = [], acciones, children } = props
  const edad = props.edad ?? (savedAt !== undefined && <EdadViva savedAt={savedAt} de={de} />)
  return (
    <>
      <TituloDeLista key={busqueda.clave} edad={edad} acciones={acciones}>
        {titulo}
      </TituloDeLista>
      <div className="pila">
        <LoBuscado {...props} />
        {busqueda.desplegada && props.otras}
        {children}
      </div>
    </>
  )
}

function LoBuscado<Criterios extends object>(props: DeBusqueda<Criterios>) {
  const { titulo, busqueda, criterio, abrir = texts.cambiar } = props
  const { buscada, desplegada, desplegar, plegar } = busqueda
  const id = useId()
  if (buscada === undefined && !desplegada) return null
  return (
    <div className="lo-buscado tarjeta">
      {buscada !== undefined && (
        <Plegada
          criterio={criterio}
          rotulo={desplegada ? texts.cerrar : abrir}
          abierta={desplegada ? id : undefined}
          onAlternar={desplegada ? plegar : desplegar}
        />
      )}
      {desplegada && (
        <div id={id}>
          <FormularioDeBusqueda {...props} etiqueta={titulo} enfocado={buscada !== undefined} />
        </div>
      )}
    </div>
  )
}
