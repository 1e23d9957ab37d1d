import { useEffect, useState } from 'react'

import { useSucio } from '#live/telefono/busy.ts'
import type { Leer } from '#piezas/camara/cuadros.ts'
import { useALaVista } from '#piezas/camara/useALaVista.ts'
import { useCamara } from '#piezas/camara/useCamara.ts'
import { useFoto } from '#piezas/camara/useFoto.ts'

/** The camera closes after this time without a code (SCAN-11). */
const TRES_MINUTOS = 180_000

type De = {
  leer: Leer
  /** True while a code is expected. */
  seLee: boolean
  sirve: (text: string) => boolean
  onTexto: (text: string) => void
}

/**
 * The camera opens by itself while a code is expected and the page is visible, for three minutes. A photo can replace
 * it.
 */
export function useEscaner({ leer, seLee, sirve, onTexto }: De) {
  const { video, estado, pista, abrir, cerrar } = useCamara(leer, onTexto, sirve)
  const [dormida, setDormida] = useState(false)
  const foto = useFoto(leer, onTexto)
  const aLaVista = useALaVista()
  const debe = seLee && aLaVista && !dormida && !foto.leyendo
  const abierta = estado === 'abierta'
  useSucio(seLee && (abierta || estado === 'abriendo'))

  useEffect(() => {
    if (debe && estado === 'cerrada') void abrir()
    if (!debe && (estado === 'abierta' || estado === 'abriendo')) cerrar()
  }, [debe, estado, abrir, cerrar])
  useEffect(() => {
    if (!abierta) return
    const timer = setTimeout(() => setDormida(true), TRES_MINUTOS)
    return () => clearTimeout(timer)
  }, [abierta])

  return {
    video,
    pista,
    estado,
    abierta,
    dormida,
    foto,
    seguir: () => setDormida(false),
    reintentar: () => {
      foto.olvidar()
      void abrir()
    },
  }
}
