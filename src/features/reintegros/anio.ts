import { texts } from './texts.ts'

/** Year of a search (REIN-02): empty, or exactly four digits. */
export function faltaDeAnio(anio: string): string | undefined {
  if (anio === '') return undefined
  if (!/^\d+$/.test(anio)) return texts.anioNumeros
  return anio.length === 4 ? undefined : texts.anioCifras
}
