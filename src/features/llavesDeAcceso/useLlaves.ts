import { type LlaveDeAcceso, llavesPropias } from '#contract/extensiones/llavesPropias.ts'
import { useListaEnVivo } from '#live/llamadas/useListaEnVivo.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { olvidarEnElAparato } from '#live/llaves/navegador.ts'
import { tellAskedFailure } from '#live/proveedor/asked.ts'

/** Passkeys of the account, fetched just now. */
export function useLlaves() {
  const { estado, traer } = useListaEnVivo(llavesPropias.lista)
  const { run: quitarUna, busy: quitando } = useLiveCall(llavesPropias.quitar, { toast: false })

  /** True if the passkey was removed. A failure has been shown already. */
  const quitar = async ({ idLlave, id }: LlaveDeAcceso) => {
    const answer = await quitarUna({ idLlave })
    // 404: removed already, by an earlier call without answer perhaps.
    const gone = answer.ok || answer.failure.status === 404
    if (gone) {
      await olvidarEnElAparato(id)
      await traer()
    } else tellAskedFailure(answer.failure)
    return gone
  }
  return { estado, traer, quitar, quitando }
}
