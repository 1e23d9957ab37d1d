import { barrasDe } from '#formato/barras.ts'

import { texts } from './texts.ts'

/** Width of the narrowest bar in pixels, as at the counter. */
const PUNTOS = 2

/** Barcode of a prescription's national key (CUIR): black on white in both themes. */
export function Barras({ cuir }: { cuir: string }) {
  const barras = barrasDe(cuir)
  if (!barras) return null
  return (
    <svg
      className="barras-de-receta"
      width={PUNTOS * barras.ancho}
      viewBox={`0 0 ${barras.ancho} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={texts.barras}
    >
      <path d={barras.d} />
    </svg>
  )
}
