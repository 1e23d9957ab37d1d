import { rampasDe } from '#colores/rampas.ts'

import type { Proveedor } from './proveedor.ts'

/** A page's style text, with the insurer's colours as variables. */
export function conColores(style: string, { colores }: Proveedor): string {
  const { uno } = rampasDe(colores)
  return `:root { --marca: ${uno[80]}; --marca-clara: ${uno.enlace}; --marca-tenue: ${uno[140]} }${style}`
}
