import { sesionesAbiertas } from '#contract/extensiones/sesionesAbiertas.ts'
import { useListaEnVivo } from '#live/llamadas/useListaEnVivo.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { tellAskedFailure } from '#live/proveedor/asked.ts'

/** Open sessions of the account, fetched just now. */
export function useSesiones() {
  const { estado, traer } = useListaEnVivo(sesionesAbiertas.lista)
  const { run: cerrarUna } = useLiveCall(sesionesAbiertas.cerrar, { toast: false })
  const { run: cerrarTodas, busy: cerrandoOtras } = useLiveCall(sesionesAbiertas.cerrarOtras)

  /** True if the session was closed. A failure has been shown already. */
  const cerrar = async (idSesion: number) => {
    const answer = await cerrarUna({ idSesion })
    // 404: closed already, by an earlier call without answer perhaps.
    const gone = answer.ok || answer.failure.status === 404
    if (gone) await traer()
    else tellAskedFailure(answer.failure)
    return gone
  }
  const cerrarOtras = async () => {
    const { ok } = await cerrarTodas({})
    if (ok) await traer()
    return ok
  }
  return { estado, traer, cerrar, cerrarOtras, cerrandoOtras }
}
