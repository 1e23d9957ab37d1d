import type { ReactNode } from 'react'

import './busqueda.css'

type Props = { titulo: string; detalle?: string; insignia?: ReactNode; alFinal?: ReactNode }

/** A folded row of a list: title, details and state, with an amount at the end. */
export function Resumen({ titulo, detalle, insignia, alFinal }: Props) {
  return (
    <span className="resumen">
      <span>
        <span className="fuerte">{titulo}</span>
        {detalle && <span className="tenue">{detalle}</span>}
        {insignia}
      </span>
      {alFinal && <span className="dato fuerte">{alFinal}</span>}
    </span>
  )
}
