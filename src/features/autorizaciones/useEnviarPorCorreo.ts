import { useOperation } from '#live/pendientes/useOperation.ts'
import { enviarProvidencia, enviarSolicitud } from '#model/autorizaciones.ts'

import { texts } from './texts.ts'
import { useAvisar } from './useAvisar.ts'

const SEGUNDOS = 8

/**
 * Asks the provider to mail a request or its ruling. Stored now and sent when there is signal. Returns the reason if it
 * cannot be stored.
 */
export function useEnviarPorCorreo() {
  const mandar = useOperation(enviarSolicitud)
  const mandarProvidencia = useOperation(enviarProvidencia)
  const avisar = useAvisar()

  const con =
    (hacer: typeof mandar, dicho: string) =>
    async (numeroAutorizacion: string, correo: string): Promise<string | undefined> => {
      const outcome = await hacer({ numeroAutorizacion, correo })
      if (!outcome.kept) return outcome.message
      avisar(outcome.value, dicho, SEGUNDOS)
      return undefined
    }

  return {
    solicitud: con(mandar, texts.solicitudEnviada),
    providencia: con(mandarProvidencia, texts.providenciaEnviada),
  }
}
