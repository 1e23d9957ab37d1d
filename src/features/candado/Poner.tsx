import { useState } from 'react'

import { ponerConPin } from '#live/candado/candado.ts'
import { ponerConLlave } from '#live/candado/conHuella.ts'
import { contestar } from '#live/candado/contestado.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Formulario } from '#ui/Formulario.tsx'
import { Opciones } from '#ui/Opciones.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { showToast } from '#ui/toasts.ts'

import { Negada } from './Negada.tsx'
import { nombresDeLlave } from './nombresDeLlave.ts'
import { type Negada as Por, negadaPor } from './porQueNo.ts'
import { texts } from './texts.ts'
import { usePinNuevo } from './usePinNuevo.tsx'

type Estado = { ofrecido?: boolean } | null
type Con = 'huella' | 'pin'

type Props = { hayPrf: boolean; compartido: boolean }

/**
 * Puts a lock on this phone: with a passkey where the browser has one, or with a PIN. On a shared phone a PIN is
 * proposed, because others may unlock the phone.
 */
export function Poner({ hayPrf, compartido }: Props) {
  const [elegida, setElegida] = useState<Con>(compartido ? 'pin' : 'huella')
  const con = hayPrf ? elegida : 'pin'
  const { campos, pin, revisar } = usePinNuevo()
  const [ocupado, setOcupado] = useState(false)
  const [negada, setNegada] = useState<Por>()
  // The person came here from the sign-in: the screen that they asked for lies below this one.
  const [ofrecido] = useState(() => (history.state as Estado)?.ofrecido === true)

  async function poner() {
    if (ocupado || (con === 'pin' && !revisar())) return
    setOcupado(true)
    setNegada(undefined)
    try {
      const sinLlave = await (con === 'pin' ? ponerConPin(pin) : ponerConLlave(nombresDeLlave()))
      if (sinLlave) return setNegada(negadaPor(sinLlave, 'alPoner'))
      contestar()
      showToast(texts.puesto)
    } catch {
      showToast(texts.noSePudo, { tipo: 'error' }) // The database failed: rows that were already sealed are still readable.
    } finally {
      setOcupado(false)
    }
  }
  return (
    <Formulario className="tarjeta relleno pila" etiqueta={texts.poner} onEnviar={poner}>
      <Negada por={negada} />
      {hayPrf && (
        <Opciones
          leyenda={texts.conQue}
          opciones={[
            { valor: 'huella', texto: texts.conHuella, detalle: texts.conHuellaDetalle(aparato()) },
            { valor: 'pin', texto: texts.conPin, detalle: texts.conPinDetalle },
          ]}
          elegidas={[con]}
          onElegir={([una]) => setElegida(una === 'pin' ? 'pin' : 'huella')}
        />
      )}
      {con === 'pin' && campos}
      {con === 'huella' && <p className="tenue">{texts.eligePin(aparato())}</p>}
      <p className="tenue">{con === 'pin' ? texts.siLoOlvidas : texts.siSeBorra(aparato())}</p>
      <Boton tono="primario" type="submit" ocupado={ocupado}>
        <Palabras ocupado={ocupado} quieto={texts.poner} haciendo={texts.poniendo} />
      </Boton>
      {ofrecido && <Boton onClick={() => history.back()}>{texts.ahoraNo}</Boton>}
    </Formulario>
  )
}
