import { useState } from 'react'

import { cambiarPin } from '#live/candado/candado.ts'
import type { Prueba } from '#live/candado/probar.ts'
import { Boton } from '#ui/Boton.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { showToast } from '#ui/toasts.ts'

import { CampoDePin } from './CampoDePin.tsx'
import { Negada } from './Negada.tsx'
import { texts } from './texts.ts'
import { useIntento } from './useIntento.ts'
import { usePinNuevo } from './usePinNuevo.tsx'

type Props = { conLlave: boolean; onListo: () => void }

/** Another PIN, after the present one or the passkey: so a forgotten PIN costs nothing. */
export function Cambiar({ conLlave, onListo }: Props) {
  const [actual, setActual] = useState('')
  const { campos, leer } = usePinNuevo()
  const { ocupado, porQue, conLlave: negada, probar } = useIntento()

  async function cambiar(prueba: Prueba) {
    const nuevo = leer()
    if (nuevo === undefined || !(await probar(prueba, (una) => cambiarPin(una, nuevo)))) return
    showToast(texts.cambiado)
    onListo()
  }
  return (
    <Formulario onEnviar={() => cambiar({ pin: actual })}>
      <Negada por={negada} />
      <CampoDePin etiqueta={texts.pinActual} valor={actual} onCambiar={setActual} error={porQue} />
      {campos}
      <div className="botones">
        <Boton onClick={onListo}>{texts.volver}</Boton>
        <Boton tono="primario" type="submit" ocupado={ocupado}>
          <Palabras ocupado={ocupado} quieto={texts.cambiarlo} haciendo={texts.haciendo} />
        </Boton>
      </div>
      {conLlave && (
        <Boton ocupado={ocupado} onClick={() => void cambiar('llave')}>
          {texts.cambiarConHuella}
        </Boton>
      )}
    </Formulario>
  )
}
