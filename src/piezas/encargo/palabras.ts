import type { Alcance } from '#contract/encargo/cuerpo.ts'

import { texts } from './texts.ts'

/** 'Norma, Lucía y Tomás'. */
export function enumerar(palabras: readonly string[]): string {
  const last = palabras.at(-1) ?? ''
  const rest = palabras.slice(0, -1)
  if (rest.length === 0) return last
  return `${rest.join(', ')} ${/^h?i(?!e)/i.test(last) ? 'e' : 'y'} ${last}`
}

/** Parts of a loan: 'la credencial y las recetas que sirven hoy'. */
export const quePresta = (alcance: readonly Alcance[]) =>
  enumerar(alcance.map((parte) => texts.alcance[parte]))
