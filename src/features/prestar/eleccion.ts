import { BLOQUE } from '#contract/encargo/cuadros.ts'
import type { Alcance } from '#contract/encargo/cuerpo.ts'
import type { Eleccion } from '#model/encargos/prestamo.ts'

/** Frames a second on the giver's screen. */
export const POR_SEGUNDO = 8

/** The choice as the form keeps it. `vida`: minutes. */
export type Elegido = {
  miembros: readonly string[]
  masQue: readonly ('recetas' | 'hojas')[]
  vida: string
}

export const UN_DIA = '1440'

/** The card is always lent: without it the counter accepts no other document. */
export function eleccionDe({ miembros, masQue, vida }: Elegido): Eleccion {
  const recetas = masQue.includes('recetas')
  const alcance: Alcance[] = ['credencial']
  if (recetas) alcance.push('recetas')
  if (recetas && masQue.includes('hojas')) alcance.push('hojas')
  return { miembros: miembros.map(Number), alcance, vida: Number(vida) }
}

/** Seconds that a transfer takes, with every fifth frame lost. */
export const segundosDe = (peso: number) => Math.ceil((peso / BLOQUE + 2) / POR_SEGUNDO / 0.8)
