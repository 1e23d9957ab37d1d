import type { Operacion } from '#local/bases/salida.ts'

import { useVista } from './vista.ts'

/** The person's changes, oldest first; undefined until they are read. */
export const useFilas = (): Operacion[] | undefined => useVista()?.filas

/** Number of changes that are not sent, or that wait for a decision of the person. */
export function usePendingCount(): number {
  return useFilas()?.filter(({ state }) => state !== 'done').length ?? 0
}
