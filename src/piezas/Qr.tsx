type Props = {
  dibujo: { size: number; d: string }
  nombre: string
  className?: string
  /** Width in pixels; without it the code fills its box. */
  lado?: number | undefined
  /** White margin in modules, if the box has none. */
  margen?: number
}

/** Draws a QR. Without a margin it is on a screen and snaps to pixels; with one it is for paper. */
export function Qr({ dibujo: { size, d }, nombre, className, lado, margen = 0 }: Props) {
  const whole = size + 2 * margen
  return (
    <svg
      className={className}
      width={lado}
      height={lado}
      viewBox={`${-margen} ${-margen} ${whole} ${whole}`}
      role="img"
      aria-label={nombre}
      shapeRendering={margen === 0 ? 'crispEdges' : undefined}
    >
      <path d={d} fill="#000" />
    </svg>
  )
}
