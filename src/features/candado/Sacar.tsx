import { useState } from 'react'

import { sacar } from '#live/candado/candado.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { showToast } from '#ui/toasts.ts'

import { CampoDePin } from './CampoDePin.tsx'
import { texts } from './texts.ts'
import { useIntento } from './useIntento.ts'

/** Takes the lock off, after its PIN. */
export function Sacar({ onListo }: { onListo: () => void }) {
  const [pin, setPin] = useState('')
  const { ocupado, porQue, probar } = useIntento()

  async function quitar() {
    if (!(await probar(pin, () => sacar(pin)))) return
    showToast(texts.sacado)
    onListo()
  }
  return (
    <Formulario onEnviar={quitar}>
      <p>{texts.sacarDetalle(aparato())}</p>
      <CampoDePin etiqueta={texts.pinActual} valor={pin} onCambiar={setPin} error={porQue} />
      <div className="botones">
        <Boton onClick={onListo}>{texts.volver}</Boton>
        <Boton tono="primario" type="submit" ocupado={ocupado}>
          <Palabras ocupado={ocupado} quieto={texts.sacarlo} haciendo={texts.haciendo} />
        </Boton>
      </div>
    </Formulario>
  )
}
