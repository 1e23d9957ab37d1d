import type { Endpoint } from '#contract/endpoint.ts'
import { tabla } from '#contract/tabla.ts'

import { RESUMENES } from './resumenes.ts'

/** A call with its name in the contract, like 'recetas.buscar', and its description. */
export type Llamada = { nombre: string; area: string; resumen: string; endpoint: Endpoint }

/** Every call of the contract, in the contract's order. */
export const LLAMADAS: readonly Llamada[] = Object.entries(tabla).flatMap(([area, endpoints]) => {
  const resumenes: Readonly<Record<string, string>> = RESUMENES[area as keyof typeof tabla] // `area` is a key of this table
  return Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
    nombre: `${area}.${name}`,
    area,
    resumen: resumenes[name] ?? '',
    endpoint,
  }))
})
