import { useState } from 'react'

import { traerDocumento } from '#live/archivos/documento.ts'
import type { Failure } from '#live/proveedor/failure.ts'
import { cuponDeCapita, cuponEnPdf } from '#model/capita.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'
import { usePedir } from './usePedir.ts'

export type PedidoDeCupon = Parameters<typeof cuponDeCapita.key>[0]

/** Asks for a month's coupon. */
export function useCupon(pedido: PedidoDeCupon) {
  const pedir = usePedir(cuponDeCapita)
  const [pidiendo, setPidiendo] = useState(false)
  const [falla, setFalla] = useState<Failure>()

  async function generar() {
    setPidiendo(true)
    setFalla(undefined)
    const porQueNo = await pedir(pedido)
    setPidiendo(false)
    setFalla(porQueNo)
    if (porQueNo) return
    showToast(texts.generada)
    // Fetches the PDF too, for later use without signal.
    void traerDocumento(cuponEnPdf, pedido, { deNuevo: false })
  }
  return {
    pidiendo,
    /** Why the last try failed. */
    falla,
    generar: () => void generar(),
    olvidar: () => setFalla(undefined),
  }
}
