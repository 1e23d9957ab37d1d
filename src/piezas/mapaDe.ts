import { presente } from '#formato/presente.ts'
import { esIos } from '#live/telefono/instalar.ts'
import { esMovil } from '#ui/esMovil.ts'

/**
 * Address that shows a place on a map. A phone's own map app works without signal. Only the place is passed on, and
 * only on a press.
 */
export function mapaDe(
  direccion: string,
  localidad: string | null | undefined,
  aparato: Navigator = navigator,
): string {
  const donde = encodeURIComponent([direccion, presente(localidad)].filter(Boolean).join(', '))
  // Safari does not support `geo:`; iOS opens this address in its own map.
  if (esIos(aparato)) return `https://maps.apple.com/?q=${donde}`
  if (esMovil(aparato)) return `geo:0,0?q=${donde}`
  return `https://www.openstreetmap.org/search?query=${donde}`
}
