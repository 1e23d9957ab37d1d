/** Content of a support code for the help desk: states of the phone, nothing about its person. */
export const SENAS = [
  'senal',
  'prometido',
  'conLaAplicacionCerrada',
  'abreSinSenal',
  'hora',
  'lugar',
  'alDia',
  'instalada',
  'compartido',
  'sesion',
  'nadaEnEspera',
  'nadaParaDecidir',
  'documentos',
] as const
export type Senas = Record<(typeof SENAS)[number], boolean>

export const SISTEMAS = ['otro', 'Android', 'iPhone', 'Windows', 'Mac', 'Linux'] as const
export type Sistema = (typeof SISTEMAS)[number]

export type Informe = { version: string; sistema: Sistema; senas: Senas }

/** Letters and digits that cannot be confused by telephone; a prime number of them, so that the check digit finds any slip. */
const LETRAS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const BASE = LETRAS.length
const CIFRAS = 5

const BITS_DE_SENAS = SENAS.length
const BITS_DE_SISTEMA = 3
const BITS_DE_NUMERO = 4

/** Six letters, '7Q4K-21'. With the last two numbers of the version, up to 15 each. */
export function codigoDe({ version, sistema, senas }: Informe): string {
  const [, menor = 0, parche = 0] = version.split('.').map(Number)
  const bits = SENAS.reduce((sum, sena, at) => sum + (senas[sena] ? 2 ** at : 0), 0)
  const todo = [
    [menor % 16, BITS_DE_NUMERO],
    [parche % 16, BITS_DE_NUMERO],
    [SISTEMAS.indexOf(sistema), BITS_DE_SISTEMA],
    [bits, BITS_DE_SENAS],
  ].reduce((sum, [value = 0, width = 0]) => sum * 2 ** width + value, 0)
  const cifras = Array.from({ length: CIFRAS }, (_, at) => Math.floor(todo / BASE ** at) % BASE)
  const letras = [...cifras, control(cifras)].map((cifra) => LETRAS.charAt(cifra)).join('')
  return `${letras.slice(0, 4)}-${letras.slice(4)}`
}

/** Content of a code; undefined if a letter was misheard. */
export function informeDe(codigo: string): Informe | undefined {
  const letras = codigo.toUpperCase().replaceAll(/[\s-]/g, '')
  const cifras = Array.from(letras, (letra) => LETRAS.indexOf(letra))
  const dicho = cifras.slice(0, CIFRAS)
  if (cifras.length !== CIFRAS + 1 || cifras.includes(-1)) return undefined
  if (cifras[CIFRAS] !== control(dicho)) return undefined
  let todo = dicho.reduce((sum, cifra, at) => sum + cifra * BASE ** at, 0)
  const tomar = (width: number) => {
    const value = todo % 2 ** width
    todo = Math.floor(todo / 2 ** width)
    return value
  }
  const bits = tomar(BITS_DE_SENAS)
  const sistema = SISTEMAS[tomar(BITS_DE_SISTEMA)]
  const parche = tomar(BITS_DE_NUMERO)
  const menor = tomar(BITS_DE_NUMERO)
  if (!sistema || todo > 0) return undefined
  const senas = Object.fromEntries(
    SENAS.map((sena, at) => [sena, Math.floor(bits / 2 ** at) % 2 === 1]),
  ) as Senas // built from the names of the type
  return { version: `0.${menor}.${parche}`, sistema, senas }
}

/** Check digit: finds a wrong letter, and two swapped ones. */
const control = (cifras: readonly number[]) =>
  cifras.reduce((sum, cifra, at) => sum + cifra * (at + 1), 0) % BASE
