import type { Ingreso } from './dicho.ts'
import { formas } from './formas.ts'

const NOMBRES = {
  ambos: ['CUIL o N° Afiliado', 'tu CUIL o número de afiliado'],
  cuil: ['CUIL', 'tu CUIL'],
  numero: ['N° Afiliado', 'tu número de afiliado'],
} as const

/** Name of the field for the number that people sign in with. */
export const campoDeIngreso = (como: Ingreso = formas.ingreso): string => NOMBRES[como][0]

/** The name of the number within a sentence. */
export const tuNumero = (): string => NOMBRES[formas.ingreso][1]
