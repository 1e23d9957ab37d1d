import { type ReactNode, useState } from 'react'

import type { Abre } from '#live/candado/candado.ts'
import type { Intento, Prueba } from '#live/candado/probar.ts'
import { Boton } from '#ui/Boton.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'

import { CampoDePin } from './CampoDePin.tsx'
import { Negada } from './Negada.tsx'
import { texts } from './texts.ts'
import { useIntento } from './useIntento.ts'

type Props = {
  abre: Abre
  intento: (prueba: Prueba) => Promise<Intento>
  /** False if an input of `despues` must be mended first. */
  estaBien?: () => boolean
  hacer: string
  /** Label of the button that asks for the passkey. */
  conHuella: string
  children?: ReactNode
  /** Inputs below the present PIN. */
  despues?: ReactNode
  onHecho: () => void
  onVolver: () => void
}

/** Form of a dialog that changes the lock, after the person has shown that they can open it: with the PIN or the passkey. */
export function ConPrueba(props: Props) {
  const { abre, intento, estaBien = () => true, hacer, conHuella, children, despues } = props
  const [pin, setPin] = useState('')
  const { ocupado, porQue, negada, probar } = useIntento(abre)

  async function enviar(prueba: Prueba) {
    if (estaBien() && (await probar(prueba, intento))) props.onHecho()
  }
  return (
    <Formulario onEnviar={() => enviar(abre.conPin ? { pin } : 'llave')}>
      <Negada por={negada} />
      {children}
      {abre.conPin && (
        <CampoDePin etiqueta={texts.pinActual} valor={pin} onCambiar={setPin} error={porQue} />
      )}
      {despues}
      <div className="botones">
        <Boton onClick={props.onVolver}>{texts.volver}</Boton>
        <Boton tono="primario" type="submit" ocupado={ocupado}>
          <Palabras
            ocupado={ocupado}
            quieto={abre.conPin ? hacer : conHuella}
            haciendo={texts.haciendo}
          />
        </Boton>
      </div>
      {abre.conPin && abre.conLlave && (
        <Boton ocupado={ocupado} onClick={() => void enviar('llave')}>
          {conHuella}
        </Boton>
      )}
    </Formulario>
  )
}
