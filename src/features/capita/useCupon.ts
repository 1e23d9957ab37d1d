import { useState } from 'react'

import { type CuponDeCapita, capita } from '#contract/capita.ts'
import { traerDocumento } from '#live/archivos/documento.ts'
import { type Answered, ask } from '#live/llamadas/useLiveCall.ts'
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
  const [sinGuardar, setSinGuardar] = useState<{ cupon: CuponDeCapita; mes: string }>()

  async function generar() {
    setPidiendo(true)
    setFalla(undefined)
    const answer = await traer()
    setPidiendo(false)
    if (!answer.ok) return setFalla(answer.failure)
    setSinGuardar(answer.value && { cupon: answer.value, mes: pedido.mes })
    showToast(texts.generada)
    // Fetches the PDF too, for later use without signal.
    if (!answer.value) void traerDocumento(cuponEnPdf, pedido, { deNuevo: false })
  }

  /** Without a value if the coupon is stored. */
  async function traer(): Promise<Answered<CuponDeCapita | undefined>> {
    const pedida = await pedir(pedido)
    if (pedida.state === 'no') return { ok: false, failure: pedida.failure }
    if (pedida.state === 'guardada') return { ok: true, value: undefined }
    const { numeroDocumento, tipoDocumento } = pedido
    return ask(capita.generarCupon, { numeroDocumento, tipoDocumento })
  }
  return {
    pidiendo,
    /** This month's coupon on a phone without room for it: shown until the screen is left. */
    sinGuardar: sinGuardar?.mes === pedido.mes ? sinGuardar.cupon : undefined,
    /** Why the last try failed. */
    falla,
    generar: () => void generar(),
    olvidar: () => setFalla(undefined),
  }
}
