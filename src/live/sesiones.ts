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

  const mirar = useCallback(async (): Promise<Sesiones> => {
    const answer = await lista({})
    return answer.ok
      ? { state: 'lista', sesiones: answer.value }
      : { state: 'falla', failure: answer.failure }
  }, [lista])

  useEffect(() => {
    let left = false
    void mirar().then((found) => left || setEstado(found))
    return () => {
      left = true
    }
  }, [mirar])

  const traer = async () => setEstado(await mirar())

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
