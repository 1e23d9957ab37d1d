import { alLlegar } from '#live/cambios/alLlegar.ts'
import { useDecirQueEspera } from '#piezas/sinEnviar.ts'
import { showToast } from '#ui/toasts.ts'

/** Shows a toast if a saved change has to wait for signal, and another one when it is sent or refused. */
export function useAvisar(): (id: string, dicho: string, segundos?: number) => void {
  const decirQueEspera = useDecirQueEspera()
  return (id, dicho, segundos) => {
    decirQueEspera(id)
    alLlegar(id, (how) => {
      if (how.state === 'done') showToast(dicho, segundos === undefined ? {} : { segundos })
      else showToast(how.reason, { tipo: 'error' })
    })
  }
}
