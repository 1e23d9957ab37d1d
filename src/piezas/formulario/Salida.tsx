import { Boton } from '#ui/Boton.tsx'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { aparato } from '#ui/esMovil.ts'

import { texts } from './texts.ts'

type Props = {
  abierto: boolean
  /** False if this phone could not store the last text. */
  seGuardo: boolean
  onDescartar: () => void
  onSeguirDespues: () => void
  onCerrar: () => void
}

/** Question on leaving a changed form: keep the draft, or discard it. */
export function Salida({ abierto, seGuardo, onDescartar, onSeguirDespues, onCerrar }: Props) {
  return (
    <Dialogo
      abierto={abierto}
      titulo={texts.preguntaSalir}
      cierre={<Cruz onCerrar={onCerrar} />}
      onCerrar={onCerrar}
    >
      <p>{seGuardo ? texts.preguntaSalirDetalle(aparato()) : texts.soloEnPantalla}</p>
      <div className="botones">
        <Boton peligro onClick={onDescartar}>
          {texts.descartar}
        </Boton>
        <Boton tono="primario" onClick={onSeguirDespues}>
          {texts.seguirDespues}
        </Boton>
      </div>
    </Dialogo>
  )
}
