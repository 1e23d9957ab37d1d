import { TIPOS_DE_CONTACTO, esContactoValido } from '#contract/formatoDeContacto.ts'

/** A number in its parts as it will be stored. `valor` is undefined while the number is invalid. */
export type Numero = { area: string; medio: string; numero: string; valor: string | undefined }

const DIGITOS = 10

/**
 * Reads a number as people write it: with spaces, with +54 9, without the 0 or the 15. The typed text stays unchanged.
 * Undefined while the end of the area code is unclear.
 */
export function leerNumero(tipo: number, escrito: string): Numero | undefined {
  const texto = escrito.trim()
  const medio = tipo === TIPOS_DE_CONTACTO.celular ? '15' : ''
  const partes = enPartes(texto, medio)
  if (!partes) return undefined
  const { area, numero } = partes
  const valor = `0${area}-${medio}${numero}`
  return {
    area: `0${area}`,
    medio,
    numero,
    valor: esContactoValido(tipo, valor) ? valor : undefined,
  }
}

type Partes = { area: string; numero: string }

function enPartes(texto: string, medio: string): Partes | undefined {
  // A number in the stored format needs no guess.
  const exacto = /^0(\d{2,4})-(\d+)$/.exec(texto)
  if (exacto) {
    const [, area = '', resto = ''] = exacto
    if (resto.startsWith(medio)) return { area, numero: resto.slice(medio.length) }
  }
  const conPais = PAIS.test(texto)
  const [primero = '', ...otros] = texto.replace(PAIS, '').match(/\d+/g) ?? []
  if (otros.length === 0) return corrido(primero, medio)
  const area = primero.replace(/^0/, '')
  if (!/^\d{2,4}$/.test(area)) return undefined
  const resto = otros.join('')
  // After the country code, the 15 is not dialled: it may be the start of the number itself.
  const sobra = area.length + resto.length > DIGITOS || (otros[0] === medio && !conPais)
  return { area, numero: sobra && resto.startsWith(medio) ? resto.slice(medio.length) : resto }
}

/** Country code, and the 9 for mobiles. */
const PAIS = /^(?:\+|00)\s*54[\s-]*(?:9[\s-]+)?/

/** Digits without separators. With a leading 0 and ten digits after it, the end of the area code can be found. */
function corrido(digitos: string, medio: string): Partes | undefined {
  if (!digitos.startsWith('0')) return undefined
  const todos = digitos.slice(1)
  const posibles = [2, 3, 4].filter(
    (largo) =>
      todos.length === DIGITOS + medio.length && todos.slice(largo).startsWith(medio || '4'),
  )
  const [largo] = posibles
  if (largo === undefined || posibles.length > 1) return undefined
  return { area: todos.slice(0, largo), numero: todos.slice(largo + medio.length) }
}
