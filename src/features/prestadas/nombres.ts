import type { Pase } from '#contract/pase/cuerpo.ts'
import type { Prestada } from '#local/encargos/prestadas.ts'
import { enumerar } from '#piezas/encargo/palabras.ts'

export const nombreDe = ({ nombre, apellido }: Pick<Pase, 'nombre' | 'apellido'>) =>
  `${nombre} ${apellido}`.trim()

/** Names of the lent members. */
export const nombresDe = ({ pases }: Prestada) => enumerar(pases.map(({ pase }) => nombreDe(pase)))
