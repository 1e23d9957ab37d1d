import { useFilas } from '#live/cambios/useFilas.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { type Senal, readSenal, sinSenalDesde } from '#local/provider/senal.ts'

let ultima: Senal = 'con-senal'

/**
 * Reads the state of the signal before the first frame, so that the frame shows the same as the document's first
 * picture.
 */
export async function leerSenal(): Promise<Senal> {
  ultima = await readSenal(device)
  return ultima
}

/** State of the signal, known from the last answers. */
export function useSignal(): Senal {
  return useLive(leerSenal, '', ultima)
}

/** True if the provider is known to be unreachable: an action that needs signal tells the person before it begins. */
export const useSinSenal = (): boolean => useSignal() !== 'con-senal'

/** State of the signal; undefined until it is read, for calls that must not be made without signal. */
export function useSenalNotada(): Senal | undefined {
  return useLive(() => readSenal(device))
}

/** Start of the time without signal; undefined if there is signal. */
export function useSinSenalDesde(): number | undefined {
  return useLive(() => sinSenalDesde(device))
}

/** True while a change of this person is being sent. */
export const useSending = (): boolean =>
  useFilas()?.some(({ state }) => state === 'sending') ?? false
