import { useCallback, useEffect, useState } from 'react'

import { type LlaveDeAcceso, llavesPropias } from '#contract/extensiones/llavesPropias.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { olvidarEnElAparato } from '#live/llaves/navegador.ts'
import type { Failure } from '#live/proveedor/failure.ts'

/** Passkeys of the account, fetched just now. */
export type Llaves =
  | { state: 'trayendo' }
  /** Without signal no call is made; it follows when the signal is back. */
  | { state: 'sin-senal' }
  | { state: 'falla'; failure: Failure }
  | { state: 'lista'; llaves: LlaveDeAcceso[] }

export function useLlaves() {
  const [estado, setEstado] = useState<Llaves>({ state: 'trayendo' })
  const sinSenal = useSinSenal()
  const { run: lista } = useLiveCall(llavesPropias.lista, { toast: false })
  const { run: quitarUna, busy: quitando } = useLiveCall(llavesPropias.quitar)

  const mirar = useCallback(async (): Promise<Llaves> => {
    const answer = await lista({})
    return answer.ok
      ? { state: 'lista', llaves: answer.value }
      : { state: 'falla', failure: answer.failure }
  }, [lista])

  useEffect(() => {
    if (sinSenal) return
    let left = false
    void mirar().then((found) => left || setEstado(found))
    return () => {
      left = true
    }
  }, [mirar, sinSenal])

  const traer = async () => setEstado(await mirar())

  /** True if the passkey was removed. A failure has been shown already. */
  const quitar = async ({ idLlave, id }: LlaveDeAcceso) => {
    const { ok } = await quitarUna({ idLlave })
    if (ok) {
      await olvidarEnElAparato(id)
      await traer()
    }
    return ok
  }
  const mostrado: Llaves = sinSenal && estado.state !== 'lista' ? { state: 'sin-senal' } : estado
  return { estado: mostrado, traer, quitar, quitando }
}
