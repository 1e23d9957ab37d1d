import { encontrarRuta } from '../rutas/encontrarRuta.ts'

/** Relation of a menu entry to the present page. `adentro`: further addresses that the entry stands for. */
export function actualEn(
  path: string,
  href: string,
  ...adentro: string[]
): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return [href, ...adentro].includes(encontrarRuta(path)?.ruta.bajo ?? path) ? 'true' : undefined
}
