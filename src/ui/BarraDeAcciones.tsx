import type { ReactNode } from 'react'

import './barraDeAcciones.css'
import { unSoloToque } from './unSoloToque.ts'

/** Buttons of a form: on a phone a bar at the foot, in place of the portal's; on wider screens the end of the form. */
export function BarraDeAcciones({ nota, children }: { nota?: ReactNode; children: ReactNode }) {
  return (
    <div className="barra-de-acciones">
      {nota}
      <div className="acciones-de-barra" {...unSoloToque}>
        {children}
      </div>
    </div>
  )
}
