import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { useSinSenal } from '#live/copias/useSignal.ts'
import { type Failure, sinRed } from '#live/proveedor/failure.ts'
import type { Archivo } from '#local/archivo.ts'
import { useLatest } from '#ui/useLatest.ts'

import type { Pedido } from './pedido.ts'

export type Abierto =
  | { state: 'trayendo' }
  | { state: 'listo'; archivo: Archivo }
  | { state: 'pesa'; bytes: number }
  | { state: 'falla'; failure: Failure }

const PRIMERA_PAUSA = 2000
const ULTIMA_PAUSA = 60_000

/**
 * The requested document, from this phone or the provider. After a network failure it is fetched again when the signal
 * is back.
 */
export function useAbierto(pedido: Pedido): [Abierto, traerDeNuevo: () => void] {
  const [pedidos, setPedidos] = useState(0)
  const [abierto, setAbierto] = useState<Abierto>({ state: 'trayendo' })
  const latest = useLatest(pedido)
  const traerDeNuevo = useCallback(() => {
    setAbierto({ state: 'trayendo' })
    setPedidos((n) => n + 1)
  }, [])

  // In a layout effect, because the read need not wait for the frame.
  useLayoutEffect(() => {
    let alive = true
    const mostrar = async () => {
      const next = await abrir(latest.current, pedidos > 0)
      if (alive) setAbierto(next)
    }
    void mostrar()
    return () => {
      alive = false
    }
  }, [latest, pedidos])

  const sinSenal = useSinSenal()
  const pausa = useRef(PRIMERA_PAUSA)
  const espera = !sinSenal && abierto.state === 'falla' && sinRed(abierto.failure)
  useEffect(() => {
    if (!espera) return
    const timer = setTimeout(traerDeNuevo, pausa.current)
    // Waits longer each time: the signal may be fine and only this document fail.
    pausa.current = Math.min(2 * pausa.current, ULTIMA_PAUSA)
    return () => clearTimeout(timer)
  }, [espera, traerDeNuevo])
  return [abierto, traerDeNuevo]
}

/** Returns only the size of a large document, unless the person has decided already. */
async function abrir({ traer, pesar }: Pedido, deNuevo: boolean): Promise<Abierto> {
  const bytes = deNuevo ? undefined : await pesar?.()
  if (bytes !== undefined) return { state: 'pesa', bytes }
  const answer = await traer(deNuevo)
  return answer.ok
    ? { state: 'listo', archivo: answer.value }
    : { state: 'falla', failure: answer.failure }
}
