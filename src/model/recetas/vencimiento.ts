import { diasEntre } from '#formato/fechas.ts'

/** Number of days before the end in which people are reminded. */
const PRONTO = 7

/** Days left until the last valid one, if that is near enough for a reminder: 0 is today. */
export function diasSiVencePronto(
  vencimiento: string | null | undefined,
  hoy: string,
): number | undefined {
  const dias = vencimiento ? diasEntre(hoy, vencimiento) : PRONTO + 1
  return dias >= 0 && dias <= PRONTO ? dias : undefined
}
