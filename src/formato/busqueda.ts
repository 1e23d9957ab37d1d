/** Small letters without accents: how two words are compared that people type. */
export const plano = (texto: string): string =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether every word that was typed begins a word of these texts. */
export function seEncuentra(buscado: string, ...textos: (string | undefined)[]): boolean {
  const palabras = plano(textos.join(' ')).split(/[^\p{L}\p{N}]+/u)
  return plano(buscado)
    .split(/[^\p{L}\p{N}]+/u)
    .every((inicio) => palabras.some((palabra) => palabra.startsWith(inicio)))
}

type Partes = [antes: string, hallado: string, despues: string]

/** A text around what was typed of it, anywhere in it; undefined where it is not. */
export function partesDe(texto: string, buscado: string): Partes | undefined {
  // Composed, each letter has the length that it has when it is plain.
  const compuesto = texto.normalize('NFC')
  const inicio = plano(compuesto).indexOf(plano(buscado.trim()))
  if (inicio < 0) return undefined
  const fin = inicio + plano(buscado.trim()).length
  return [compuesto.slice(0, inicio), compuesto.slice(inicio, fin), compuesto.slice(fin)]
}
