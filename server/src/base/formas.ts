import { type Infer, object, optional } from 'superstruct'

import type { Formas } from '#contract/dicho.ts'
import { FORMAS } from '#contract/formas.ts'

import { valor } from './valor.ts'
import { isZona, tablaDe } from './zona.ts'

const CUIL = 11

/** Digits of a CUIL are read as one: a member number with its beginning and its order has another count. */
function isForm(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 20) return false
  const cifras = value.split('N').length - 1
  return (
    /^[\d ./-]*N([ ./-]?N)*([ ./-]?O)?$/.test(value) &&
    cifras >= 5 &&
    cifras <= 9 &&
    value.replaceAll(/[ ./-]/g, '').length !== CUIL
  )
}

const INGRESOS = ['ambos', 'cuil', 'numero'] as const

/** Numbers, as an insurer writes them into its file. */
export const Numeros = object({
  afiliado: optional(
    valor<string>(
      'una forma como "00-NNNNNN-O": de 5 a 9 letras N por las cifras del número y, al final, una O por el orden en la familia, si se escribe; en total no pueden ser 11 cifras, como un CUIL',
      isForm,
    ),
  ),
  matricula: optional(
    valor<number>(
      'la mayor cantidad de cifras de una matrícula, de 3 a 10',
      (value) => Number.isInteger(value) && Number(value) >= 3 && Number(value) <= 10,
    ),
  ),
  ingreso: optional(
    valor<(typeof INGRESOS)[number]>('"ambos", "cuil" o "numero"', (value) =>
      INGRESOS.some((name) => name === value),
    ),
  ),
})

export const ZonaHoraria = valor<string>(
  'una zona de la lista de IANA, como "America/Argentina/Buenos_Aires"',
  isZona,
)

export const formasDe = (numeros: Infer<typeof Numeros> = {}, zonaHoraria?: string): Formas => ({
  afiliado: numeros.afiliado ?? FORMAS.afiliado,
  matricula: numeros.matricula ?? FORMAS.matricula,
  ingreso: numeros.ingreso ?? FORMAS.ingreso,
  zona: zonaHoraria === undefined ? FORMAS.zona : tablaDe(zonaHoraria),
})
