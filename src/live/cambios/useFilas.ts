import type { Operacion } from '#local/bases/salida.ts'

import { useVista } from './vista.ts'

/** The person's own changes as the outbox has them, oldest first; undefined until they are read. */
export const useFilas = (): Operacion[] | undefined => useVista()?.filas

/** How many changes still wait to be sent or to be looked at. */
export function usePendingCount(): number {
  return useFilas()?.filter(({ state }) => state !== 'done').length ?? 0
}
