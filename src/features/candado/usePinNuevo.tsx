import { useState } from 'react'

import { CampoDePin } from './CampoDePin.tsx'
import { faltaDe } from './pin.ts'
import { texts } from './texts.ts'

/** A new PIN, typed twice. `revisar`: true if it can be used; otherwise the reason is shown. */
export function usePinNuevo() {
  const [pin, setPin] = useState('')
  const [repetido, setRepetido] = useState('')
  const [faltas, setFaltas] = useState<{ pin?: string; repetido?: string }>({})

  function revisar(): boolean {
    const falta = faltaDe(pin)
    const otro = pin === repetido ? undefined : texts.noEsIgual
    setFaltas({ ...(falta && { pin: falta }), ...(!falta && otro && { repetido: otro }) })
    return falta === undefined && otro === undefined
  }
  const campos = (
    <>
      <CampoDePin etiqueta={texts.pinNuevo} valor={pin} onCambiar={setPin} error={faltas.pin} />
      <CampoDePin
        etiqueta={texts.repetido}
        valor={repetido}
        onCambiar={setRepetido}
        error={faltas.repetido}
      />
    </>
  )
  return { campos, pin, revisar }
}
