import { TIPOS_DE_CONTACTO, esContactoValido } from '#contract/formatoDeContacto.ts'

/** A number as it will be kept, in its parts; `valor` is undefined while it does not fit. */
export type Numero = { area: string; medio: string; numero: string; valor: string | undefined }

const DIGITOS = 10

/**
 * A number as people write it: with spaces, +54 9, without its 0 or its 15. What was typed stays as it is; this is how it will
 * be kept. Undefined while nothing tells where the code of the area ends.
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
  // What is written as it is kept is what it says.
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
  // Behind the country's code nobody dials the 15: there it may begin the number itself.
  const sobra = area.length + resto.length > DIGITOS || (otros[0] === medio && !conPais)
  return { area, numero: sobra && resto.startsWith(medio) ? resto.slice(medio.length) : resto }
}

/** The country's code, and the 9 of its mobiles. */
const PAIS = /^(?:\+|00)\s*54[\s-]*(?:9[\s-]+)?/

/** Digits without a sign between them: the 0 in front, and ten of them in all, tell where the area ends. */
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
