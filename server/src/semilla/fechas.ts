import { masAnios, masDias } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'

/** Day in Argentina, this many days from now. */
export const dayFrom = (ahora: number, days: number) => masDias(diaDe(ahora), days)

/** This day, this number of years ago. */
export const yearsBefore = (ahora: number, years: number, days = 0) =>
  masAnios(dayFrom(ahora, -days), -years)
