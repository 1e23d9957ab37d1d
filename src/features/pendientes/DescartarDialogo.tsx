import { Button } from '@fluentui/react-components'

import { type Pendiente, discardPendiente } from '#live/usePendientes.ts'
import { Dialogo } from '#ui/Dialogo.tsx'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

type Props = { pendiente: Pendiente | undefined; onCerrar: () => void }

/** Asks before a change is lost for good. */
export function DescartarDialogo({ pendiente, onCerrar }: Props) {
  async function descartar() {
    if (pendiente && !(await discardPendiente(pendiente.id))) showToast(texts.yaSale)
    onCerrar()
  }
  return (
    <Dialogo abierto={pendiente !== undefined} titulo={texts.pregunta} onCerrar={onCerrar}>
      <p>
        {pendiente?.words}. {texts.preguntaDetalle}
      </p>
      <div className="botones">
        <Button className="contorno" appearance="outline" onClick={onCerrar}>
          {texts.volver}
        </Button>
        <Button className="primario" appearance="primary" onClick={() => void descartar()}>
          {texts.descartar}
        </Button>
      </div>
    </Dialogo>
  )
}
