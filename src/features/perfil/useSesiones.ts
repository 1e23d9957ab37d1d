import { sesionesAbiertas } from '#contract/extensiones/sesionesAbiertas.ts'
import { useListaEnVivo } from '#live/llamadas/useListaEnVivo.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'

/** Open sessions of the account, fetched just now. */
export function useSesiones() {
  const { estado, traer } = useListaEnVivo(sesionesAbiertas.lista)
  const { run: cerrarUna } = useLiveCall(sesionesAbiertas.cerrar)
  const { run: cerrarTodas } = useLiveCall(sesionesAbiertas.cerrarOtras)

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
  return { estado, traer, cerrar, cerrarOtras }
}
