import { diaDe } from '#formato/instantes.ts'
import { useDesfase } from '#live/telefono/reloj.ts'
import { useAhora } from '#ui/useAhora.ts'

/**
 * The time by the provider's clock, updated at this interval: days of prescriptions and opening hours must not follow a
 * phone whose date is wrong. Ages of copies follow the phone's own clock, which stored them.
 */
export function useHora(every = 60_000): number {
  const ahora = useAhora(every)
  return ahora + useDesfase()
}

/** The day by the provider's clock. */
export const useHoy = (every?: number): string => diaDe(useHora(every))
