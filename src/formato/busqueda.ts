/** The text in small letters and without accents, for comparing words that people type. */
export const plano = (texto: string): string =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** True if every typed word is the beginning of a word in these texts. */
export function seEncuentra(buscado: string, ...textos: (string | undefined)[]): boolean {
  const palabras = plano(textos.join(' ')).split(/[^\p{L}\p{N}]+/u)
  return plano(buscado)
    .split(/[^\p{L}\p{N}]+/u)
    .every((inicio) => palabras.some((palabra) => palabra.startsWith(inicio)))
}

type Partes = [antes: string, hallado: string, despues: string]

/** A text split around the typed part; undefined if the text does not contain it. */
export function partesDe(texto: string, buscado: string): Partes | undefined {
  // In composed form an accented letter has the same length as without its accent.
  const compuesto = texto.normalize('NFC')
  const inicio = plano(compuesto).indexOf(plano(buscado.trim()))
  if (inicio < 0) return undefined
  const fin = inicio + plano(buscado.trim()).length
  return [compuesto.slice(0, inicio), compuesto.slice(inicio, fin), compuesto.slice(fin)]
}
