import { diasEntre } from '#formato/fechas.ts'

/** So near that people are reminded of it. */
const PRONTO = 7

/** Days until the last one on which it serves, where people are to be reminded of it: 0 is today. */
export function diasSiVencePronto(
  vencimiento: string | null | undefined,
  hoy: string,
): number | undefined {
  const dias = vencimiento ? diasEntre(hoy, vencimiento) : PRONTO + 1
  return dias >= 0 && dias <= PRONTO ? dias : undefined
}
