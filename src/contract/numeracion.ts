/** codigoTipoNumeracion of each part of an address (A §3). */
export const NUMERACION = {
  torre: 1,
  piso: 2,
  manzana: 3,
  depto: 4,
  casa: 5,
  numero: 6,
  cuerpo: 8,
  tira: 9,
  km: 10,
} as const

const ALFANUMERICO = String.raw`[\p{L}\p{N}]`

// ADDR-05, ADDR-06: four digits, two digits, four and ten letters or digits.
const ESCRITO = new Map<number, RegExp>([
  [NUMERACION.numero, /^\d{1,4}$/],
  [NUMERACION.piso, /^\d{1,2}$/],
  [NUMERACION.depto, new RegExp(`^${ALFANUMERICO}{1,4}$`, 'u')],
])
const LOS_DEMAS = new RegExp(`^${ALFANUMERICO}{1,10}$`, 'u')

/** True if this part of an address exists and its value is valid. */
export const esNumeracionValida = (codigo: number, valor: string): boolean =>
  Object.values<number>(NUMERACION).includes(codigo) &&
  (ESCRITO.get(codigo) ?? LOS_DEMAS).test(valor)
