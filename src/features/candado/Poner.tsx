import { useState } from 'react'

import { ponerConPin } from '#live/candado/candado.ts'
import { contestar } from '#live/candado/contestado.ts'
import { Boton } from '#ui/Boton.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'
import { usePinNuevo } from './usePinNuevo.tsx'

type Estado = { ofrecido?: boolean } | null

/** Puts a lock on this phone. */
export function Poner() {
  const { campos, leer } = usePinNuevo()
  const [ocupado, setOcupado] = useState(false)
  // The person came here from the sign-in: the screen that they asked for lies below this one.
  const [ofrecido] = useState(() => (history.state as Estado)?.ofrecido === true)

  async function poner() {
    const pin = leer()
    if (pin === undefined || ocupado) return
    setOcupado(true)
    try {
      await ponerConPin(pin)
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
      {campos}
      <p className="tenue">{texts.siLoOlvidas}</p>
      <Boton tono="primario" type="submit" ocupado={ocupado}>
        <Palabras ocupado={ocupado} quieto={texts.poner} haciendo={texts.poniendo} />
      </Boton>
      {ofrecido && <Boton onClick={() => history.back()}>{texts.ahoraNo}</Boton>}
    </Formulario>
  )
}
