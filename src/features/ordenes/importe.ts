import type { CostoDeOrden } from '#contract/emision.ts'

type Practica = CostoDeOrden['practicas'][number]

/** Price of a practice (ORD-10); undefined if neither amount is above 0 (ORD-11). */
export function importeDe({ valorAutorizado, valorAutorizacion }: Practica): number | undefined {
  return [valorAutorizado, valorAutorizacion].find((valor) => (valor ?? 0) > 0) ?? undefined
}
