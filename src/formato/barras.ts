/** Widths of the bars and gaps of each Code 128 symbol (ISO/IEC 15417), six for each. */
const ANCHOS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
const FIN = '2331112'
const A_LETRAS = 100
const EMPIEZA_LETRAS = 104
const EMPIEZA_PARES = 105
/** White margin on both sides, in widths of the narrowest bar. */
const BLANCO = 10

/** The bars of a code as one path of height 1, and its width with both margins. */
export type Barras = { ancho: number; d: string }

/** A text as Code 128; undefined if it has a character outside the code. */
export function barrasDe(texto: string): Barras | undefined {
  const valores = valoresDe(texto)
  if (!valores) return undefined
  const suma = valores.reduce((sum, valor, at) => sum + valor * Math.max(1, at), 0)
  const widths = [...valores, suma % 103].map((valor) => ANCHOS.slice(6 * valor, 6 * valor + 6))
  let x = BLANCO
  let d = ''
  for (const [at, width] of Array.from(widths.join('') + FIN, Number).entries()) {
    if (at % 2 === 0) d += `M${x} 0h${width}v1h-${width}z`
    x += width
  }
  return { ancho: x + BLANCO, d }
}

/** Two digits take one symbol: the last digit of an odd number is written as a character. */
function valoresDe(texto: string): number[] | undefined {
  const letras = (text: string) => Array.from(text, (letter) => (letter.codePointAt(0) ?? 0) - 32)
  if (/^\d\d+$/.test(texto)) {
    const pares = texto.match(/\d\d/g) ?? []
    const resto = texto.slice(2 * pares.length)
    return [EMPIEZA_PARES, ...pares.map(Number), ...(resto ? [A_LETRAS, ...letras(resto)] : [])]
  }
  return /^[ -~]+$/.test(texto) ? [EMPIEZA_LETRAS, ...letras(texto)] : undefined
}
