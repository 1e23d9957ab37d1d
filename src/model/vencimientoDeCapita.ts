import type { Afiliado } from '#contract/afiliados.ts'
import { diasDelMes } from '#formato/fechas.ts'

/** Number of days before the due day in which home shows a reminder. */
const ANTES = 7

/** CAPI-01: dd/mm of this month, from a day that hosts write with or without its month; the 31st of a short month is its last. */
export function delMes(vence: string, hoy: string): string {
  const dia = /^\d{4}-\d{2}-\d{2}/.test(vence) ? vence.slice(8, 10) : vence.split(/[-/]/)[0]
  return `${String(Math.min(Number(dia), diasDelMes(hoy))).padStart(2, '0')}/${hoy.slice(5, 7)}`
}

/** True once the day of this month is over. */
export const yaVencio = (vence: string, hoy: string) => faltan(delMes(vence, hoy), hoy) < 0

const faltan = (dia: string, hoy: string) => Number(dia.slice(0, 2)) - Number(hoy.slice(8))

/** Next due day of a member's cápita, if it is near. A past one is not shown any more. */
export function capitaPronto(
  yo: Pick<Afiliado, 'tipoAfiliado'> | undefined,
  hoy: string,
): { dia: string; dias: number } | undefined {
  const vence = yo?.tipoAfiliado?.fechaVencimientoCapita
  if (!vence) return undefined
  const dia = delMes(vence, hoy)
  const dias = faltan(dia, hoy)
  return dias >= 0 && dias <= ANTES ? { dia, dias } : undefined
}
