import { Filter24Regular } from '@fluentui/react-icons/svg/filter'
import { type ReactNode, useId } from 'react'

import { Edad } from '#ui/Edad.tsx'

import './pantalla.css'
import { type Campos, FormularioDeBusqueda } from './FormularioDeBusqueda.tsx'
import { texts } from './texts.ts'
import { TituloDeLista } from './TituloDeLista.tsx'
import type { Busqueda } from './useBusqueda.ts'

/** What a screen of search says of itself, whatever it found. */
export type DeBusqueda<Criterios> = Campos<Criterios> & {
  titulo: string
  busqueda: Busqueda<Criterios>
  /** What the list shows, in a few words. */
  criterio: string
  /** What unfolds the form, where the specification has a word for it. */
  abrir?: string
  /** Searches from before, below the form. */
  otras?: ReactNode
}

type Props<Criterios> = DeBusqueda<Criterios> & {
  edad?: ReactNode
  /** In its place, where a copy of its own does not say it. */
  savedAt?: number | undefined
  acciones?: ReactNode
  children: ReactNode
}

/** A screen of search: its title with the age, the search in one line that unfolds to its form, and the list. */
export function PantallaDeBusqueda<Criterios extends object>(props: Props<Criterios>) {
  const { titulo, busqueda, savedAt, acciones, children } = props
  const edad = props.edad ?? (savedAt !== undefined && <Edad savedAt={savedAt} />)
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
        <div className="plegada">
          <Filter24Regular />
          <span>{criterio}</span>
          <button
            type="button"
            className="enlace"
            aria-expanded={desplegada}
            aria-controls={desplegada ? id : undefined}
            onClick={desplegada ? plegar : desplegar}
          >
            {desplegada ? texts.cerrar : abrir}
          </button>
        </div>
      )}
      {desplegada && (
        <div id={id}>
          <FormularioDeBusqueda {...props} etiqueta={titulo} enfocado={buscada !== undefined} />
        </div>
      )}
    </div>
  )
}
