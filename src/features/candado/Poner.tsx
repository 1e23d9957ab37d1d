import { useState } from 'react'

import { ponerConPin } from '#live/candado/candado.ts'
import { Boton } from '#ui/Boton.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'
import { usePinNuevo } from './usePinNuevo.tsx'

/** Puts a lock on this phone. */
export function Poner() {
  const { campos, leer } = usePinNuevo()
  const [ocupado, setOcupado] = useState(false)

  async function poner() {
    const pin = leer()
    if (pin === undefined || ocupado) return
    setOcupado(true)
    try {
      await ponerConPin(pin)
      showToast(texts.puesto)
    } catch {
      showToast(texts.noSePudo, { tipo: 'error' }) // The database failed: rows that were already sealed are still readable.
    } finally {
      setOcupado(false)
    }
  }
  return (
    <Formulario className="tarjeta pila" etiqueta={texts.poner} onEnviar={poner}>
      {campos}
      <p className="tenue">{texts.siLoOlvidas}</p>
      <Boton tono="primario" type="submit" ocupado={ocupado}>
        <Palabras ocupado={ocupado} quieto={texts.poner} haciendo={texts.poniendo} />
      </Boton>
    </Formulario>
  )
}
