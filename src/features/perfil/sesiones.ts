import { useCallback, useEffect, useState } from 'react'

import { type SesionDePersona, sesionesAbiertas } from '#contract/extensiones/sesionesAbiertas.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import type { Failure } from '#live/proveedor/failure.ts'

/** Open sessions of the account, fetched just now. */
export type Sesiones =
  | { state: 'trayendo' }
  /** Without signal no call is made; it follows when the signal is back. */
  | { state: 'sin-senal' }
  | { state: 'falla'; failure: Failure }
  | { state: 'lista'; sesiones: SesionDePersona[] }

export function useSesiones() {
  const [estado, setEstado] = useState<Sesiones>({ state: 'trayendo' })
  const sinSenal = useSinSenal()
  const { run: lista } = useLiveCall(sesionesAbiertas.lista, { toast: false })
  const { run: cerrarUna } = useLiveCall(sesionesAbiertas.cerrar)
  const { run: cerrarTodas } = useLiveCall(sesionesAbiertas.cerrarOtras)

  const mirar = useCallback(async (): Promise<Sesiones> => {
    const answer = await lista({})
    return answer.ok
      ? { state: 'lista', sesiones: answer.value }
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

  /** True if the session was closed. A failure has been shown already. */
  const cerrar = async (idSesion: number) => {
    const { ok } = await cerrarUna({ idSesion })
    if (ok) await traer()
    return ok
  }
  const cerrarOtras = async () => {
    const { ok } = await cerrarTodas({})
    if (ok) await traer()
    return ok
  }
  const mostrado: Sesiones = sinSenal && estado.state !== 'lista' ? { state: 'sin-senal' } : estado
  return { estado: mostrado, traer, cerrar, cerrarOtras }
}
