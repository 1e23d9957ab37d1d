// FMT-04, in one place: yyyy-mm-dd is sent, yyyy-mm-dd and dd/mm/yyyy (or dashes) are read. A date without time never
// becomes a Date: a time zone would move it by a day.
import { define } from 'superstruct'

import { convertido, esTexto } from './convertido.ts'

const EXISTS = /^(\d{4})-(\d{2})-(\d{2})$/

// By hand: date-fns' parse is 7 KB more, in the portal, the engine and the service worker.
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** 'yyyy-mm-dd' from a host's spelling; undefined if it is not a date. The part with four digits is the year. */
export function readFecha(text: string): string | undefined {
  const [day] = text.trim().split(/[T ]/)
  const parts = (day ?? '').split(/[-/]/)
  if (parts.length !== 3) return undefined
  const [y, m, d] = parts[0]?.length === 4 ? parts : parts.toReversed()
  const iso = `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`
  const match = EXISTS.exec(iso)
  if (!match) return undefined
  const [year, month, dia] = match.slice(1).map(Number)
  if (!year || !month || !dia || month > 12 || dia > daysIn(year, month)) return undefined
  return iso
}

/** A calendar date, kept as 'yyyy-mm-dd'. */
export const Fecha = convertido(
  define<string>('Fecha', (value) => typeof value === 'string' && readFecha(value) === value),
  esTexto,
  (text) => readFecha(text) ?? text,
)

/** A moment, as ISO text with its zone. */
export const Instante = define<string>(
  'Instante',
  (value) =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value)) && /\d[Tt ]\d/.test(value),
)
