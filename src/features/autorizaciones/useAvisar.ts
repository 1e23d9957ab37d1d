import { alEsperar } from '#live/cambios/alEsperar.ts'
import { alLlegar } from '#live/cambios/alLlegar.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

/** Shows a toast if a saved change has to wait for signal, and another one when it is sent or refused. */
export function useAvisar(): (id: string, dicho: string, segundos?: number) => void {
  const sinSenal = useSinSenal()
  return (id, dicho, segundos) => {
    alEsperar(id, sinSenal, () => showToast(texts.guardado(aparato())))
    alLlegar(id, (how) => {
      if (how.state === 'done') showToast(dicho, segundos === undefined ? {} : { segundos })
      else showToast(how.reason, { tipo: 'error' })
    })
  }
}
