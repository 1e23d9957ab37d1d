import type { SesionAbierta } from '#local/bases/salida.ts'

/** Lent for one member, which is the default, or for the whole family. */
export type Prestado = 'uno' | 'todos'

export type Prestamo = { idAfiliado: number; a: Prestado }

type De = Pick<SesionAbierta, 'prestado' | 'prestadoATodos'>

/** Member or family that the phone is lent for; undefined if it is not lent. */
export const prestamoDe = ({ prestado, prestadoATodos }: De): Prestamo | undefined =>
  prestado === undefined ? undefined : { idAfiliado: prestado, a: prestadoATodos ? 'todos' : 'uno' }

/** The member whose counter an address shows. On a phone lent for one member it is always that member. */
export function aQuien(
  nombrado: string | undefined,
  prestamo: Prestamo | undefined,
): number | undefined {
  if (nombrado === undefined || prestamo?.a === 'uno') return prestamo?.idAfiliado
  return Number(nombrado)
}
