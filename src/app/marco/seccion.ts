import { encontrarRuta } from '../rutas/encontrarRuta.ts'

/** How an entry stands to the page that is shown; `adentro`: what else it stands for. */
export function actualEn(
  path: string,
  href: string,
  ...adentro: string[]
): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return [href, ...adentro].includes(encontrarRuta(path)?.ruta.bajo ?? path) ? 'true' : undefined
}
