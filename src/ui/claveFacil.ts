import { esComun, plegar } from './clavesComunes.ts'

/** What is known of whoever chooses a password. A part that is not known is left out, or is empty. */
export type Propios = {
  nombres?: readonly (string | null | undefined)[]
  /** Numbers that others may know or read, however they are written. */
  numeros?: readonly (string | null | undefined)[]
  /** 'yyyy-mm-dd' */
  nacimiento?: string | null | undefined
}

export type Facil = 'comun' | 'propia'

// Fewer digits in a row are somebody's number by chance, and a short name stands inside of longer words.
const SEGUIDOS = 5
const NOMBRE_LARGO = 4
const NOMBRE_CORTO = 3

/** Why a new password is easy to guess (SEC-07); undefined for one that is not, and for none. It is advice: nothing is refused. */
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

/** Whether enough digits in a row stand in both: the document inside of a CUIL, the end of a document. */
const comparten = (corrida: string, numero: string): boolean =>
  Array.from(corrida, (_digito, n) => corrida.slice(n, n + SEGUIDOS)).some(
    (tramo) => tramo.length === SEGUIDOS && numero.includes(tramo),
  )

/** The digits of a date in every usual order; the year, and day with month, by themselves too. */
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
