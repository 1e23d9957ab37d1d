import type { Mostrador } from '../mostrador/fila.ts'
import { diasSiVencePronto } from './vencimiento.ts'

/** A prescription that people are reminded of: its medicines wait at a pharmacy, or it expires in a few days. */
export type Recordatorio = { idAfiliado: number; numero: string; remedios: string } & (
  | { por: 'lista'; farmacia: string }
  | { por: 'vence'; dia: string; dias: number }
)

/** Reminders of all members, from the counter's sources: ready ones first, then the nearest expiry. */
export function recordatoriosDe(
  { integrantes }: Pick<Mostrador, 'integrantes'>,
  hoy: string,
): Recordatorio[] {
  const listas = integrantes.flatMap(({ idAfiliado, recetas }) =>
    (recetas?.listas ?? []).map(({ numero, remedios, farmacia }) => ({
      idAfiliado,
      numero,
      remedios,
      por: 'lista' as const,
      farmacia,
    })),
  )
  const vencen = integrantes.flatMap(({ idAfiliado, recetas }) =>
    (recetas?.activas ?? []).flatMap(({ numero, remedios, vence }) => {
      const dias = diasSiVencePronto(vence, hoy)
      return vence === null || dias === undefined
        ? []
        : [{ idAfiliado, numero, remedios, por: 'vence' as const, dia: vence, dias }]
    }),
  )
  return [...listas, ...vencen.toSorted((a, b) => a.dias - b.dias)]
}
