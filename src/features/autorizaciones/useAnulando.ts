import { useCambios } from '#live/cambios/useCambios.ts'
import { anularSolicitud } from '#model/autorizaciones.ts'

/** State of a cancellation made on this phone: not sent yet, or sent but not yet visible in the list. */
export function useAnulando(): (id: number | undefined) => 'sin-enviar' | 'enviada' | undefined {
  const cambios = useCambios(anularSolicitud)
  return (id) => {
    const suyo = cambios?.findLast(({ payload }) => payload.id === id)
    if (!suyo || suyo.state === 'rejected') return undefined
    return suyo.state === 'done' ? 'enviada' : 'sin-enviar'
  }
}
