import type { PracticaAutorizada } from '#contract/autorizacion.ts'

/** AUTH-17: a practice comes as quantity and name, or as plain text; a quantity of one is left out. */
export function practicaEnPalabras(practica: PracticaAutorizada): string {
  if (typeof practica === 'string') return practica
  const { cantidad, nombre } = practica
  return typeof cantidad === 'number' && cantidad !== 1 ? `${cantidad} × ${nombre}` : nombre
}

/** Title of a request: its services, or its coverage type if there are none. */
export function tituloDe(
  practicas: readonly PracticaAutorizada[] | null | undefined,
  tipoCobertura: string | null | undefined,
): string {
  const [primera, ...otras] = practicas ?? []
  if (primera === undefined) return tipoCobertura ?? 'Solicitud'
  const titulo = practicaEnPalabras(primera)
  return otras.length === 0 ? titulo : `${titulo} y ${otras.length} más`
}

/** Turns 'Quiroga, Norma' into 'Norma', for a line that has no room for more. */
export function primerNombreDe(afiliado: string): string {
  const [apellido = '', nombres] = afiliado.split(',')
  return (nombres ?? apellido).trim().split(' ')[0] ?? ''
}

/** Allowed actions on a request, by its state (AUTH-08 to AUTH-11). */
export const sePuede = {
  anular: (codigo: string) => codigo === '1',
  enviar: (codigo: string) => codigo === '1' || codigo === '4',
  verProvidencia: (codigo: string) => codigo === '3' || codigo === '4',
}

export const APROBADA = '4'

/** Filed, or taken by the audit: nothing has been decided yet. */
export const EN_CAMINO = new Set(['1', '8'])

/** States with a known meaning; the meaning of others is shown beside their own words (AUTH-05). */
const CON_SENTIDO = new Set(['1', '2', '3', '4', '5', '6'])
/** Words of states after which the review is over, with any code. */
const TERMINADA = /anulad|aprobad|rechazad|denegad|vencid|finaliz/i
const EN_REVISION = 'en revisión'

/** The words of a state; `aparte`: an explanation shown beside them. */
export function estadoEnPalabras(
  codigo: string,
  palabras: string | null | undefined,
): { palabra: string; aparte?: string } {
  if (!palabras?.trim()) return { palabra: 'En revisión' }
  return CON_SENTIDO.has(codigo) || TERMINADA.test(palabras)
    ? { palabra: palabras.trim() }
    : { palabra: palabras.trim(), aparte: EN_REVISION }
}
