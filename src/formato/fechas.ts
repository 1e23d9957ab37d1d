import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { addYears } from 'date-fns/addYears'

/** FMT-01: writes 'yyyy-mm-dd' as dd/mm/yyyy, without a Date: a time zone would move it by a day. */
export function formatFecha(fecha: string | null | undefined): string {
  const [anio, mes, dia] = (fecha ?? '').split('-')
  return anio && mes && dia ? `${dia}/${mes}/${anio}` : '—'
}

/** The day a number of days after a 'yyyy-mm-dd', or before it: a sum of the calendar, independent of time zones. */
export const masDias = (fecha: string, dias: number): string =>
  dia(addDays(enElCalendario(fecha), dias))

/** The same day a number of months later or earlier; instead of a 31st the last day of a shorter month. */
export const masMeses = (fecha: string, meses: number): string =>
  dia(addMonths(enElCalendario(fecha), meses))

/** The same day a number of years later or earlier; instead of 29 February the 28th. */
export const masAnios = (fecha: string, anios: number): string =>
  dia(addYears(enElCalendario(fecha), anios))

// The next three functions are written by hand: those of date-fns are 79, 43 and 255 bytes larger, and the first
// picture has no room for them.

/** Number of days in the month of a 'yyyy-mm-dd'. */
export function diasDelMes(fecha: string): number {
  const [anio = 0, mes = 0] = fecha.split('-').map(Number)
  return new Date(Date.UTC(anio, mes, 0)).getUTCDate()
}

/**
 * Weekday of a 'yyyy-mm-dd': 1 is Monday, 7 is Sunday. Computed at noon UTC, which no time zone moves to another day.
 */
export const diaDeSemana = (fecha: string): number =>
  new Date(`${fecha}T12:00:00Z`).getUTCDay() || 7

/** Number of days from one 'yyyy-mm-dd' to another. */
export const diasEntre = (desde: string, hasta: string): number =>
  Math.round((Date.parse(hasta) - Date.parse(desde)) / 86_400_000)

/** Midnight of that day in the phone's time zone; the result is read in the same zone. */
const enElCalendario = (fecha: string) => new Date(`${fecha}T00:00:00`)

/** Written by hand: formatISO of date-fns is 378 bytes larger, in the engine and again in the portal. */
const dia = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
