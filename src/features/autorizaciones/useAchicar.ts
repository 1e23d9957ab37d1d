import { useState } from 'react'
import { useLocation } from 'wouter'

import type { Cambio } from '#live/cambios/useCambios.ts'
import { useOperation } from '#live/pendientes/useOperation.ts'
import type { Archivo } from '#local/archivo.ts'
import { type NuevaSolicitud, guardarSolicitud } from '#model/nuevaSolicitud.ts'
import { masLivianos } from '#model/papeles/pesan.ts'
import { showToast } from '#ui/toasts.ts'

import { aBorrador } from './aBorrador.ts'
import { formularioDe } from './nueva.ts'
import type { Preparador } from './preparador.ts'
import { reabrir } from './reabrir.ts'
import { direccionDeGuardada, direccionDePaso, sigueEnLaLista } from './usePaso.ts'

/**
 * Sends a request that was too heavy again, with lighter pictures. First it becomes a draft with its files, so a
 * failure on the way loses nothing.
 */
export function useAchicar(cambio: Cambio<NuevaSolicitud>, preparador: Preparador) {
  const [, navigate] = useLocation()
  const [ocupado, setOcupado] = useState(false)
  /** True if no picture can be made lighter. */
  const [noSePuede, setNoSePuede] = useState(false)
  const enviar = useOperation(guardarSolicitud)

  async function hacer(archivos: readonly Archivo[]): Promise<void> {
    const files = await masLivianos(archivos, preparador.achicar)
    if (!files) return setNoSePuede(true)
    const borrador = crypto.randomUUID()
    const clave = crypto.randomUUID()
    const { payload } = cambio
    const abierta = await reabrir(
      cambio,
      formularioDe(borrador),
      () => aBorrador(payload, files),
      clave,
    )
    if (!abierta) return
    const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0)
    const sent = await enviar({ ...payload, uidContext: clave, bytes }, { files, clave })
    if (sigueEnLaLista())
      navigate(sent.kept ? direccionDeGuardada(sent.value) : direccionDePaso(borrador, 2), {
        replace: true,
      })
    if (!sent.kept) showToast(sent.message, { tipo: 'error' })
  }

  return {
    ocupado,
    noSePuede,
    async achicar(archivos: readonly Archivo[]) {
      if (ocupado) return
      setOcupado(true)
      await hacer(archivos).finally(() => setOcupado(false))
    },
  }
}
