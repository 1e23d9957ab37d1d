import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { addYears } from 'date-fns/addYears'

/** FMT-01: dd/mm/yyyy from 'yyyy-mm-dd'. Never a Date: a zone would move it by a day. */
export function formatFecha(fecha: string | null | undefined): string {
  const [anio, mes, dia] = (fecha ?? '').split('-')
  return anio && mes && dia ? `${dia}/${mes}/${anio}` : '—'
}

/** A 'yyyy-mm-dd' so many days on, or back: sums of the calendar, in which no zone has a part. */
export const masDias = (fecha: string, dias: number): string =>
  dia(addDays(enElCalendario(fecha), dias))

/** The same day so many months on, or back; of a 31st the last of a shorter month. */
export const masMeses = (fecha: string, meses: number): string =>
  dia(addMonths(enElCalendario(fecha), meses))

/** The same day so many years on, or back; of a 29th of February the 28th. */
export const masAnios = (fecha: string, anios: number): string =>
  dia(addYears(enElCalendario(fecha), anios))

// The three below are by hand: date-fns' are 79, 43 and 255 bytes more, and the first picture (8.5 KB) has no room for them.

/** How many days the month of a 'yyyy-mm-dd' has. */
export function diasDelMes(fecha: string): number {
  const [anio = 0, mes = 0] = fecha.split('-').map(Number)
  return new Date(Date.UTC(anio, mes, 0)).getUTCDate()
}

/** The weekday of a 'yyyy-mm-dd': 1 is Monday, 7 is Sunday. At noon UTC no zone moves it. */
export const diaDeSemana = (fecha: string): number =>
  new Date(`${fecha}T12:00:00Z`).getUTCDay() || 7

/** How many days from one 'yyyy-mm-dd' to another. */
export const diasEntre = (desde: string, hasta: string): number =>
  Math.round((Date.parse(hasta) - Date.parse(desde)) / 86_400_000)

/** Midnight of that day in the phone's zone: the sum is read in the same zone again. */
const enElCalendario = (fecha: string) => new Date(`${fecha}T00:00:00`)

/** By hand: date-fns' formatISO is 378 bytes more, in the engine and once more in the portal. */
const dia = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
