import type { CostoDeOrden } from '#contract/emision.ts'

type Practica = CostoDeOrden['practicas'][number]

/** What is paid for a practice (ORD-10); undefined where neither amount is above 0 (ORD-11). */
export function importeDe({ valorAutorizado, valorAutorizacion }: Practica): number | undefined {
  return [valorAutorizado, valorAutorizacion].find((valor) => (valor ?? 0) > 0) ?? undefined
}
