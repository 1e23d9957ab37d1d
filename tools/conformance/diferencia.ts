/**
 * impide: the app refuses the answer. tolera: the app accepts it, perhaps without a field. aviso: worth knowing, no
 * fault.
 */
export type Peso = 'impide' | 'tolera' | 'aviso'

export type Que =
  // Differences of a value
  | 'falta'
  | 'nulo'
  | 'otra-letra'
  | 'otro-nombre'
  | 'tipo'
  | 'numero-en-texto'
  | 'texto-en-numero'
  | 'fecha'
  | 'otra-forma'
  | 'lista-envuelta'
  | 'uno-en-lugar-de-lista'
  | 'sobra'
  | 'nunca-vino'
  // Differences of an answer
  | 'sin-respuesta'
  | 'redirige'
  | 'pagina'
  | 'no-es-json'
  | 'vacia'
  | 'estado'
  | 'tipo-de-contenido'
  | 'letras'
  | 'lenta'
  | 'negativa'
  | 'negativa-sin-forma'
  | 'cors'
  | 'sesion'
  | 'token'

/** A difference between an answer and the contract. It contains no data of a member. */
export type Diferencia = { que: Que; peso: Peso; donde: string; vino: string; seEspera: string }

const MAX = 30

/** A text with masked letters and digits: its form stays visible, its content does not. */
export const tapado = (text: string): string => {
  const covered = text.replaceAll(/\p{L}/gu, 'a').replaceAll(/\d/g, '9')
  return covered.length > MAX ? `${covered.slice(0, MAX)}… (${text.length} letras)` : covered
}

/** The answer in a form that may be shown to the API's developers. */
export function muestra(value: unknown): string {
  if (value === undefined) return 'nada'
  if (value === null) return 'null'
  if (Array.isArray(value)) return `una lista de ${value.length}`
  if (typeof value === 'object') return `un objeto con ${Object.keys(value).slice(0, 8).join(', ')}`
  if (typeof value === 'string') return `el texto "${tapado(value)}"`
  if (typeof value === 'number') return 'un número'
  return JSON.stringify(value)
}
