import { todayIn } from '../afiliados/service.ts'

const DAY_MS = 24 * 3_600_000

/** The calendar day so many days from now, in Argentina. */
export const dayFrom = (ahora: number, days: number) => todayIn(ahora + days * DAY_MS)

/** The same day so many years ago. */
export function yearsBefore(ahora: number, years: number, days = 0): string {
  const day = dayFrom(ahora, -days)
  const year = Number(day.slice(0, 4)) - years
  return `${year}${day.slice(4)}`.replace(/-02-29$/, '-02-28')
}
