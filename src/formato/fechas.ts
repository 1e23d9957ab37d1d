import { addDays } from 'date-fns/addDays'
import { addYears } from 'date-fns/addYears'

/** FMT-01: dd/mm/yyyy from 'yyyy-mm-dd'. Never a Date: a zone would move it by a day. */
export function formatFecha(fecha: string | null | undefined): string {
  const [anio, mes, dia] = (fecha ?? '').split('-')
  return anio && mes && dia ? `${dia}/${mes}/${anio}` : '—'
}

/** A 'yyyy-mm-dd' so many days on, or back: sums of the calendar, in which no zone has a part. */
export const masDias = (fecha: string, dias: number): string =>
  dia(addDays(enElCalendario(fecha), dias))

/** The same day so many years on, or back; of a 29th of February the 28th. */
export const masAnios = (fecha: string, anios: number): string =>
  dia(addYears(enElCalendario(fecha), anios))

/** How many days from one 'yyyy-mm-dd' to another. */
export const diasEntre = (desde: string, hasta: string): number =>
  Math.round((Date.parse(hasta) - Date.parse(desde)) / 86_400_000)

/** Midnight of that day in the phone's zone: the sum is read in the same zone again. */
const enElCalendario = (fecha: string) => new Date(`${fecha}T00:00:00`)

/** Written by its hands: a format of date-fns is half a kilobyte, in the engine and once more in the portal. */
const dia = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
