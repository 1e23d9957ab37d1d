import type { ReactNode } from 'react'

import type { Tono } from './Panel.tsx'
import { Titulo } from './Titulo.tsx'

type Props = {
  icono: ReactNode
  titulo?: string
  /**
   * For a whole page: the heading is the page's title and takes the focus on arrival. Otherwise it is a second-level
   * heading.
   */
  esPagina?: boolean
  tono?: Tono
  children: ReactNode
}

/** A page or part without content: icon, title, reason, and one way out. */
export function Vacio({ icono, titulo, esPagina = false, tono = 'ok', children }: Props) {
  return (
    <div className={`tarjeta vacio ${tono}`}>
      <div className="redondel">{icono}</div>
      {titulo && (esPagina ? <Titulo>{titulo}</Titulo> : <h2>{titulo}</h2>)}
      {children}
    </div>
  )
}
