import { ErrorCircle12Filled } from '@fluentui/react-icons/svg/error-circle'
import { Filter24Regular } from '@fluentui/react-icons/svg/filter'
import { Search24Regular } from '@fluentui/react-icons/svg/search'
import type { ReactNode } from 'react'

import type { Endpoint } from '#contract/endpoint.ts'
import { Boton } from '#ui/Boton.tsx'
import { Formulario } from '#ui/Formulario.tsx'

import { LoQueTrae } from './busqueda/LoQueTrae.tsx'

import './busqueda.css'
import { texts } from './texts.ts'

type Props = {
  etiqueta: string
  onBuscar: () => void
  onLimpiar: () => void
  /** Why it cannot be searched like this, above its buttons. */
  falta?: string | undefined
  /** Before everything else: what it will not find. */
  aviso?: ReactNode
  /** What is asked for: it says about how much that weighs. */
  trae: Endpoint
  children: ReactNode
}

/** The card of a search: its criteria, and what becomes of them. */
export function Busqueda({ etiqueta, onBuscar, onLimpiar, falta, aviso, trae, children }: Props) {
  return (
    <Formulario className="busqueda tarjeta relleno" etiqueta={etiqueta} onEnviar={onBuscar}>
      {aviso}
      <div className="criterios">{children}</div>
      {falta !== undefined && (
        <p className="falta fuerte" role="alert">
          <ErrorCircle12Filled />
          {falta}
        </p>
      )}
      <LoQueTrae de={trae} />
      <div className="botones">
        <Boton onClick={onLimpiar}>{texts.limpiar}</Boton>
        <Boton tono="primario" type="submit" icono={<Search24Regular />}>
          {texts.buscar}
        </Boton>
      </div>
    </Formulario>
  )
}

type PlegadaProps = {
  criterio: string
  /** As the specification says it, where it does. */
  abrir?: string
  onAbrir: () => void
}

/** What was searched, in one line, and the way back to its form. */
export function BusquedaPlegada({ criterio, abrir = texts.cambiar, onAbrir }: PlegadaProps) {
  return (
    <div className="plegada tarjeta">
      <Filter24Regular />
      <span>{criterio}</span>
      <button type="button" className="enlace" onClick={onAbrir}>
        {abrir}
      </button>
    </div>
  )
}
