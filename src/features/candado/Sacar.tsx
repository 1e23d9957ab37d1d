import { useState } from 'react'

import { sacar } from '#live/candado/candado.ts'
import type { Prueba } from '#live/candado/probar.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { showToast } from '#ui/toasts.ts'

import { CampoDePin } from './CampoDePin.tsx'
import { Negada } from './Negada.tsx'
import { texts } from './texts.ts'
import { useIntento } from './useIntento.ts'

type Props = { conLlave: boolean; onListo: () => void }

/** Takes the lock off, after its PIN or passkey. */
export function Sacar({ conLlave, onListo }: Props) {
  const [pin, setPin] = useState('')
  const { ocupado, porQue, conLlave: negada, probar } = useIntento()

  async function quitar(prueba: Prueba) {
    if (!(await probar(prueba, sacar))) return
    showToast(texts.sacado)
    onListo()
  }
  return (
    <Formulario onEnviar={() => quitar({ pin })}>
      <Negada por={negada} />
      <p>{texts.sacarDetalle(aparato())}</p>
      <CampoDePin etiqueta={texts.pinActual} valor={pin} onCambiar={setPin} error={porQue} />
      <div className="botones">
        <Boton onClick={onListo}>{texts.volver}</Boton>
        <Boton tono="primario" type="submit" ocupado={ocupado}>
          <Palabras ocupado={ocupado} quieto={texts.sacarlo} haciendo={texts.haciendo} />
        </Boton>
      </div>
      {conLlave && (
        <Boton ocupado={ocupado} onClick={() => void quitar('llave')}>
          {texts.sacarConHuella}
        </Boton>
      )}
    </Formulario>
  )
}
