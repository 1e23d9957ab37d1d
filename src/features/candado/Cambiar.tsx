import { useState } from 'react'

import { cambiarPin } from '#live/candado/candado.ts'
import { Boton } from '#ui/Boton.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { showToast } from '#ui/toasts.ts'

import { CampoDePin } from './CampoDePin.tsx'
import { texts } from './texts.ts'
import { useIntento } from './useIntento.ts'
import { usePinNuevo } from './usePinNuevo.tsx'

/** Another PIN, after the present one. */
export function Cambiar({ onListo }: { onListo: () => void }) {
  const [actual, setActual] = useState('')
  const { campos, leer } = usePinNuevo()
  const { ocupado, porQue, probar } = useIntento()

  async function cambiar() {
    const nuevo = leer()
    if (nuevo === undefined || !(await probar(actual, () => cambiarPin(actual, nuevo)))) return
    showToast(texts.cambiado)
    onListo()
  }
  return (
    <Formulario onEnviar={cambiar}>
      <CampoDePin etiqueta={texts.pinActual} valor={actual} onCambiar={setActual} error={porQue} />
      {campos}
      <div className="botones">
        <Boton onClick={onListo}>{texts.volver}</Boton>
        <Boton tono="primario" type="submit" ocupado={ocupado}>
          <Palabras ocupado={ocupado} quieto={texts.cambiarlo} haciendo={texts.haciendo} />
        </Boton>
      </div>
    </Formulario>
  )
}
