import { type LlaveDeAcceso, llavesPropias } from '#contract/extensiones/llavesPropias.ts'
import { useListaEnVivo } from '#live/llamadas/useListaEnVivo.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { olvidarEnElAparato } from '#live/llaves/navegador.ts'

/** Passkeys of the account, fetched just now. */
export function useLlaves() {
  const { estado, traer } = useListaEnVivo(llavesPropias.lista)
  const { run: quitarUna, busy: quitando } = useLiveCall(llavesPropias.quitar)

  /** True if the passkey was removed. A failure has been shown already. */
  const quitar = async ({ idLlave, id }: LlaveDeAcceso) => {
    const { ok } = await quitarUna({ idLlave })
    if (ok) {
      await olvidarEnElAparato(id)
      await traer()
    }
    return ok
  }
  return { estado, traer, quitar, quitando }
}
