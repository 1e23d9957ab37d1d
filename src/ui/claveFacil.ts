import { esComun, plegar } from './clavesComunes.ts'

/** Known data of the person who chooses a password. Unknown parts are missing or empty. */
export type Propios = {
  nombres?: readonly (string | null | undefined)[]
  /** Numbers that others may know or read, in any notation. */
  numeros?: readonly (string | null | undefined)[]
  /** Birth date, as 'yyyy-mm-dd'. */
  nacimiento?: string | null | undefined
}

export type Facil = 'comun' | 'propia'

// Below these lengths matches are chance: short runs of digits, and short names within longer words.
const SEGUIDOS = 5
const NOMBRE_LARGO = 4
const NOMBRE_CORTO = 3

/**
 * Reason why a new password is easy to guess (SEC-07); undefined if it is not, or is empty. It is advice, not a
 * refusal.
 */
export function porQueEsFacil(clave: string, propios: Propios = {}): Facil | undefined {
  if (clave === '') return undefined
  if (esComun(clave)) return 'comun'
  return deSusNombres(clave, propios) || deSusNumeros(clave, propios) ? 'propia' : undefined
}

const partesDe = (nombre: string) =>
  nombre
    .normalize('NFD')
    .replaceAll(/[^\p{L} ]/gu, '')
    .toLowerCase()
    .split(' ')

function deSusNombres(clave: string, { nombres = [] }: Propios): boolean {
  const letras = clave.toLowerCase()
  const palabras = letras.split(/[^a-z]+/)
  return nombres
    .flatMap((nombre) => partesDe(nombre ?? ''))
    .some((parte) =>
      parte.length >= NOMBRE_LARGO
        ? letras.includes(parte) || plegar(clave).includes(parte)
        : parte.length === NOMBRE_CORTO && palabras.includes(parte),
    )
}

function deSusNumeros(clave: string, { numeros = [], nacimiento }: Propios): boolean {
  const corridas = clave.replaceAll(/[^A-Za-z\d]/g, '').match(/\d+/g) ?? []
  const propios = numeros.map((numero) => (numero ?? '').replaceAll(/\D/g, ''))
  const fechas = comoSeEscribe(nacimiento ?? '')
  return corridas.some(
    (corrida) =>
      propios.some((numero) => comparten(corrida, numero)) ||
      fechas.some(
        (fecha) => corrida === fecha || (fecha.length > SEGUIDOS && corrida.includes(fecha)),
      ),
  )
}

/** True if both contain the same run of digits, such as the document number within a CUIL. */
const comparten = (corrida: string, numero: string): boolean =>
  Array.from(corrida, (_digito, n) => corrida.slice(n, n + SEGUIDOS)).some(
    (tramo) => tramo.length === SEGUIDOS && numero.includes(tramo),
  )

/** The digits of a date in all usual orders, and the year, and day with month, on their own. */
function comoSeEscribe(fecha: string): string[] {
  const [, anio = '', mes = '', dia = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(fecha) ?? []
  if (anio === '') return []
  const corto = anio.slice(2)
  const [m, d] = [mes, dia].map((parte) => String(Number(parte)))
  const dias = [dia + mes, `${d}${m}`]
  return [
    anio,
    dia + mes,
    anio + mes + dia,
    corto + mes + dia,
    ...dias.flatMap((diaYMes) => [diaYMes + anio, diaYMes + corto]),
  ]
}
