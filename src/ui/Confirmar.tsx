import type { ReactElement, ReactNode } from 'react'

import { Boton } from './Boton.tsx'
import { Dialogo } from './Dialogo.tsx'
import type { Tono } from './Panel.tsx'

type Props = {
  abierto: boolean
  titulo: string
  icono?: ReactElement
  tono?: Tono
  cierre?: ReactNode
  /** Label of the way back. It is the main button if the action cannot be undone. */
  volver: string
  hacer: string
  peligro?: boolean
  /** True while the action is running. */
  ocupado?: boolean
  onHacer: () => void
  onCerrar: () => void
  /** Consequences of the action. */
  children: ReactNode
}

/** One question before an action that cannot be undone, or that sends data. */
export function Confirmar(props: Props) {
  const { volver, hacer, peligro = false, ocupado = false, onHacer, children, ...dialogo } = props
  return (
    <Dialogo {...dialogo}>
      {children}
      <div className="botones">
        <Boton tono={peligro ? 'primario' : 'contorno'} onClick={dialogo.onCerrar}>
          {volver}
        </Boton>
        <Boton
          tono={peligro ? 'contorno' : 'primario'}
          peligro={peligro}
          ocupado={ocupado}
          onClick={onHacer}
        >
          {hacer}
        </Boton>
      </div>
    </Dialogo>
  )
}
