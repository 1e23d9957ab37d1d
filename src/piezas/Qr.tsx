type Props = {
  dibujo: { size: number; d: string }
  nombre: string
  className?: string
  /** In pixels; otherwise as wide as its place. */
  lado?: number | undefined
  /** Modules of white around it, where its place has none. */
  margen?: number
}

/** The drawing of a code. On paper, where it brings its own margin, nothing is snapped to pixels. */
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
