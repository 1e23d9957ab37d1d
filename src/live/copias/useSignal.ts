import { useFilas } from '#live/cambios/useFilas.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { type Senal, readSenal, sinSenalDesde } from '#local/provider/senal.ts'

let ultima: Senal = 'con-senal'

/** Looks the signal up; before the first frame, so that it shows what the first picture did. */
export async function leerSenal(): Promise<Senal> {
  ultima = await readSenal(device)
  return ultima
}

/** The signal, as the last real answers tell it. */
export function useSignal(): Senal {
  return useLive(leerSenal, '', ultima)
}

/** Whether it is known that nothing can be asked just now: what needs signal says so before it is begun. */
export const useSinSenal = (): boolean => useSignal() !== 'con-senal'

/** The signal, undefined until it was looked up: for what is not to be asked in vain. */
export function useSenalNotada(): Senal | undefined {
  return useLive(() => readSenal(device))
}

/** Since when there has been no signal; undefined while there is. */
export function useSinSenalDesde(): number | undefined {
  return useLive(() => sinSenalDesde(device))
}

/** Whether a change of this person is being sent right now. */
export const useSending = (): boolean =>
  useFilas()?.some(({ state }) => state === 'sending') ?? false
