import { useCallback, useEffect, useState } from 'react'

import type { Endpoint, ResponseOf } from '#contract/endpoint.ts'

import { useSinSenal } from '../copias/useSignal.ts'
import type { Failure } from '../proveedor/failure.ts'
import { useLiveCall } from './useLiveCall.ts'

/** A list that the phone does not keep, fetched just now. */
type ListaEnVivo<T> =
  | { state: 'trayendo' }
  /** Without signal no call is made; it follows when the signal is back. */
  | { state: 'sin-senal' }
  | { state: 'falla'; failure: Failure }
  | { state: 'lista'; lista: T }

/** The list of a call without parameters; `traer` fetches it again. The screen itself shows a failure. */
export function useListaEnVivo<E extends Endpoint>(endpoint: E) {
  const [estado, setEstado] = useState<ListaEnVivo<ResponseOf<E>>>({ state: 'trayendo' })
  const sinSenal = useSinSenal()
  const { run } = useLiveCall(endpoint, { toast: false })

  const mirar = useCallback(async (): Promise<ListaEnVivo<ResponseOf<E>>> => {
    const answer = await run({})
    return answer.ok
      ? { state: 'lista', lista: answer.value }
      : { state: 'falla', failure: answer.failure }
  }, [run])

  useEffect(() => {
    if (sinSenal) return
    let left = false
    void mirar().then((found) => left || setEstado(found))
    return () => {
      left = true
    }
  }, [mirar, sinSenal])

  const traer = async () => setEstado(await mirar())
  const mostrado: typeof estado =
    sinSenal && estado.state !== 'lista' ? { state: 'sin-senal' } : estado
  return { estado: mostrado, traer }
}
