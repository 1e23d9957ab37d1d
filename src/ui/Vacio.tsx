import type { ReactNode } from 'react'

import type { Tono } from './Panel.tsx'
import { Titulo } from './Titulo.tsx'

type Props = {
  icono: ReactNode
  titulo?: string
  /** The heading of a whole page takes the focus on arrival; inside a screen it is a second-level one. */
  esPagina?: boolean
  tono?: Tono
  children: ReactNode
}

/** A page or part without content: drawing, what, why, one way out. */
export function Vacio({ icono, titulo, esPagina = false, tono = 'ok', children }: Props) {
  return (
    <div className={`tarjeta vacio ${tono}`}>
      <div className="redondel">{icono}</div>
      {titulo && (esPagina ? <Titulo>{titulo}</Titulo> : <h2>{titulo}</h2>)}
      {children}
    </div>
  )
}
