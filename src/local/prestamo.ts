import type { SesionAbierta } from './salida.ts'

/** Lent for the one who is shown, as it is by default, or for all of the family. */
export type Prestado = 'uno' | 'todos'

export type Prestamo = { idAfiliado: number; a: Prestado }

type De = Pick<SesionAbierta, 'prestado' | 'prestadoATodos'>

/** Whether the phone is lent, and for whom. */
export const prestamoDe = ({ prestado, prestadoATodos }: De): Prestamo | undefined =>
  prestado === undefined ? undefined : { idAfiliado: prestado, a: prestadoATodos ? 'todos' : 'uno' }

/** Whose counter an address shows: on a phone that was lent for one always that one's. */
export function aQuien(
  nombrado: string | undefined,
  prestamo: Prestamo | undefined,
): number | undefined {
  if (nombrado === undefined || prestamo?.a === 'uno') return prestamo?.idAfiliado
  return Number(nombrado)
}
