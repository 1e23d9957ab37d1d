import { alLlegar } from '#live/alLlegar.ts'
import { useOperation } from '#live/useOperation.ts'
import { enviarOrden } from '#model/enviarOrden.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

/** Has an order mailed, now or when there is signal; answers why it could not be kept. `onFin`: how it ended is told. */
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
