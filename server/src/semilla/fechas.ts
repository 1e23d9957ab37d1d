import { masAnios, masDias } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'

/** The calendar day so many days from now, in Argentina. */
export const dayFrom = (ahora: number, days: number) => masDias(diaDe(ahora), days)

/** The same day so many years ago. */
export const yearsBefore = (ahora: number, years: number, days = 0) =>
  masAnios(dayFrom(ahora, -days), -years)
