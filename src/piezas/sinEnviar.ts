import { alEsperar } from '#live/cambios/alEsperar.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'

/** Text for a change that waits for signal; 'lo' or 'la' for the gender of its noun: el cambio, la solicitud. */
export const guardamos = (que: 'lo' | 'la'): string =>
  `Listo. ${que === 'la' ? 'La' : 'Lo'} guardamos en este ${aparato()} y ${que} enviamos cuando haya señal.`

/**
 * Tells the person that a change that was just stored waits, if there is no signal. It is known some seconds later: the
 * person may have asked for something else by then.
 */
export function useDecirQueEspera(): (id: string) => void {
  const sinSenal = useSinSenal()
  return (id) => void alEsperar(id, sinSenal, () => showToast(guardamos('lo'), { tardio: true }))
}
