import type { Operacion } from '#local/bases/salida.ts'

/** Whether a copy of then does not contain this change yet. */
export function stillApplies({ state, confirmedAt }: Operacion, askedAt: number): boolean {
  if (state === 'done') return confirmedAt !== undefined && askedAt <= confirmedAt
  return state !== 'rejected'
}
