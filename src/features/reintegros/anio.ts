import { texts } from './texts.ts'

/** REIN-02: optional; otherwise four digits and nothing else. */
export function faltaDeAnio(anio: string): string | undefined {
  if (anio === '') return undefined
  if (!/^\d+$/.test(anio)) return texts.anioNumeros
  return anio.length === 4 ? undefined : texts.anioCifras
}
