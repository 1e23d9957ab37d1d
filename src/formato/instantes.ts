import { adelanto } from '#contract/zona.ts'

import { diaDeSemana, formatFecha } from './fechas.ts'

// Instants are shown in the insurer's zone, in any zone of the phone: a phone on a trip must not say 'ayer'.
const DIA = 24 * 60 * 60_000

/** The instant as its ISO text reads on a clock of the insurer. */
const enSuZona = (at: number) => new Date(at + adelanto(at)).toISOString()

/** 'yyyy-mm-dd' of an instant. */
export function diaDe(at: number): string {
  return enSuZona(at).slice(0, 10)
}

/** 'hh:mm', 24 hours. */
export function horaDe(at: number): string {
  return enSuZona(at).slice(11, 16)
}

/** 'hh:mm:ss', 24 hours. */
export const horaConSegundos = (at: number) => enSuZona(at).slice(11, 19)

/** 'dd/mm/aaaa' of an instant. */
export const fechaDe = (at: number) => formatFecha(diaDe(at))

/** '02/11/2026 a las 09:40', for an end that may be today. */
export const fechaYHora = (at: number) => `${fechaDe(at)} a las ${horaDe(at)}`

const DIAS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']

/** 'hoy', 'ayer', 'el lunes 16/11' within a week, else 'el 02/11/2026'. */
export function cuando(at: number, now: number): string {
  const suyo = diaDe(at)
  if (suyo === diaDe(now)) return 'hoy'
  if (suyo === diaDe(now - DIA)) return 'ayer'
  const [anio, mes, d] = suyo.split('-')
  if (at > now || now - at > 6 * DIA) return `el ${d}/${mes}/${anio}`
  return `el ${DIAS[diaDeSemana(suyo) - 1]} ${d}/${mes}`
}

/** 'hoy a las 09:40'. */
export function cuandoYHora(at: number, now: number): string {
  return `${cuando(at, now)} a las ${horaDe(at)}`
}

/** Older than a day: said in amber. */
export function esViejo(at: number, now: number): boolean {
  return now - at > DIA
}
