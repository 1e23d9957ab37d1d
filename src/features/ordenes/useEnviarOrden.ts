import { alLlegar } from '#live/cambios/alLlegar.ts'
import { useOperation } from '#live/pendientes/useOperation.ts'
import { enviarOrden } from '#model/enviarOrden.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

/**
 * Mails an order, now or when there is signal. Returns the reason if it cannot be stored. `onFin`: called when the
 * provider's result is known.
 */
export function useEnviarOrden(numeroOrden: string) {
  const enviarla = useOperation(enviarOrden)
  return async (correo: string, onFin?: () => void): Promise<string | undefined> => {
    const kept = await enviarla({ numeroOrden, correo })
    if (!kept.kept) return kept.message
    alLlegar(kept.value, (how) => {
      onFin?.()
      if (how.state === 'done') showToast(texts.enviadaA(correo))
      else showToast(texts.noSeEnvio(how.reason), { tipo: 'error' })
    })
    return undefined
  }
}
