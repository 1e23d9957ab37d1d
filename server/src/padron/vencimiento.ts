/** dd/mm of this month's due day: the 31st of a month of thirty days is its last. */
export function capitaDelMes(stored: string | null, hoy: string): string | null {
  if (stored === null) return null
  const [year = 0, month = 0] = hoy.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const day = Math.min(Number(stored.slice(0, 2)), last)
  return `${String(day).padStart(2, '0')}/${hoy.slice(5, 7)}`
}
