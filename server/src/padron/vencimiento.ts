import { diasDelMes } from '#formato/fechas.ts'

/** Due day of this month as dd/mm; the 31st becomes the last day of a shorter month. */
export function capitaDelMes(stored: string | null, hoy: string): string | null {
  if (stored === null) return null
  const day = Math.min(Number(stored.slice(0, 2)), diasDelMes(hoy))
  return `${String(day).padStart(2, '0')}/${hoy.slice(5, 7)}`
}
