import { useCallback, useEffect, useState } from 'react'

import { type SesionDePersona, sesiones } from '#contract/extensiones/sesiones.ts'

import type { Failure } from './failure.ts'
import { useLiveCall } from './useLiveCall.ts'

/** Where the person's account is open, as the provider knows it just now. */
export type Sesiones =
  | { state: 'trayendo' }
  | { state: 'falla'; failure: Failure }
  | { state: 'lista'; sesiones: SesionDePersona[] }

export function useSesiones() {
  const [estado, setEstado] = useState<Sesiones>({ state: 'trayendo' })
  const { run: lista } = useLiveCall(sesiones.lista, { toast: false })
  const { run: cerrarUna } = useLiveCall(sesiones.cerrar)
  const { run: cerrarTodas } = useLiveCall(sesiones.cerrarOtras)

  const traer = useCallback(async () => {
    const answer = await lista({})
    setEstado(
      answer.ok
        ? { state: 'lista', sesiones: answer.value }
        : { state: 'falla', failure: answer.failure },
    )
  }, [lista])

  useEffect(() => {
    void traer()
  }, [traer])

  /** Gives whether it was closed; what failed was told. */
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
  return { estado, traer, cerrar, cerrarOtras }
}
