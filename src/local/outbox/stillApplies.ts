import type { Operacion } from '#local/bases/salida.ts'

/** True if a copy that was requested at this position in the order does not contain the change yet. */
export function stillApplies({ state, confirmedAt }: Operacion, askedAt: number): boolean {
  if (state === 'done') return confirmedAt !== undefined && askedAt <= confirmedAt
  return state !== 'rejected'
}
