import { useLocation } from 'wouter'

import type { Cambio } from '#live/cambios/useCambios.ts'
import type { NuevaSolicitud } from '#model/nuevaSolicitud.ts'
import { showToast } from '#ui/toasts.ts'

import { aBorrador } from './aBorrador.ts'
import { formularioDe } from './nueva.ts'
import { texts } from './nuevaTexts.ts'
import { reabrir } from './reabrir.ts'
import { direccionDePaso } from './usePaso.ts'

/** Opens an unsent request in the wizard again, with its files. */
export function useEditar(cambio: Cambio<NuevaSolicitud>): () => Promise<void> {
  const [, navigate] = useLocation()
  return async () => {
    const borrador = crypto.randomUUID()
    const outcome = await reabrir(cambio, formularioDe(borrador), (archivos) =>
      aBorrador(cambio.payload, archivos),
    )
    if (outcome === 'abierta') navigate(direccionDePaso(borrador, 2))
    else showToast(outcome === 'enviada' ? texts.yaSeEnvio : texts.sinSaber)
  }
}
