import type { ReactNode } from 'react'

import './barraDeAcciones.css'

/** What can be done with a form: a bar at the bottom of a phone, in place of the portal's own; its end on wider screens. */
export function BarraDeAcciones({ nota, children }: { nota?: ReactNode; children: ReactNode }) {
  return (
    <div className="barra-de-acciones">
      {nota}
      <div className="acciones-de-barra">{children}</div>
    </div>
  )
}
