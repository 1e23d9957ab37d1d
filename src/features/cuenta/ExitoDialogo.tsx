import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'

import { Boton } from '#ui/Boton.tsx'
import { Dialogo } from '#ui/Dialogo.tsx'

import { MODOS, type Modo } from './modos.ts'

type Props = { abierto: boolean; modo: Modo; onSeguir: () => void }

export function ExitoDialogo({ abierto, modo, onSeguir }: Props) {
  const { exito, detalle, seguir } = MODOS[modo]
  return (
    <Dialogo
      abierto={abierto}
      esLaPagina
      titulo={exito}
      icono={<CheckmarkCircle24Filled />}
      onCerrar={onSeguir}
    >
      <p>{detalle}</p>
      <div className="botones final">
        <Boton tono="primario" onClick={onSeguir}>
          {seguir}
        </Boton>
      </div>
    </Dialogo>
  )
}
