import { useState } from 'react'
import { useLocation } from 'wouter'

import type { Cambio } from '#live/cambios/useCambios.ts'
import type { NuevaSolicitud } from '#model/nuevaSolicitud.ts'

import { aBorrador } from './aBorrador.ts'
import { formularioDe } from './nueva.ts'
import { reabrir } from './reabrir.ts'
import { direccionDePaso, sigueEnLaLista } from './usePaso.ts'

/** Opens an unsent request in the wizard again, with its files. */
export function useEditar(cambio: Cambio<NuevaSolicitud>) {
  const [, navigate] = useLocation()
  const [ocupado, setOcupado] = useState(false)

  async function abrir(): Promise<void> {
    const borrador = crypto.randomUUID()
    const abierta = await reabrir(cambio, formularioDe(borrador), (archivos) =>
      aBorrador(cambio.payload, archivos),
    )
    if (abierta && sigueEnLaLista()) navigate(direccionDePaso(borrador, 2))
  }

  async function editar(): Promise<void> {
    if (ocupado) return
    setOcupado(true)
    await abrir().finally(() => setOcupado(false))
  }

  return { editar, ocupado }
}
