import type { ReactNode } from 'react'

import './busqueda.css'

type Props = { titulo: string; detalle?: string; insignia?: ReactNode; alFinal?: ReactNode }

/** What a folded row of a list says: what, when and whose, its state; an amount at its end. */
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
