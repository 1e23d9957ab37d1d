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
  /** The way back, which is the filled one where the other cannot be undone. */
  volver: string
  hacer: string
  peligro?: boolean
  /** It is being done. */
  ocupado?: boolean
  onHacer: () => void
  onCerrar: () => void
  /** What is true once it is done. */
  children: ReactNode
}

/** One question before what cannot be taken back, or what leaves this phone. */
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
