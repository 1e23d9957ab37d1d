import { useMemo } from 'react'

import { type ConDigitos, qrPath } from '#qr/qrPath.ts'

/** Modules of white around a code, as its standard asks for. */
const MARGEN = 4

/** The code of a card with its white margin, in the room that the card gives it. */
export function Codigo({ qr, nombre }: { qr: ConDigitos; nombre: string }) {
  const { size, d } = useMemo(() => qrPath(qr), [qr])
  const whole = size + 2 * MARGEN
  return (
    <svg
      className="codigo"
      viewBox={`${-MARGEN} ${-MARGEN} ${whole} ${whole}`}
      role="img"
      aria-label={nombre}
    >
      <path d={d} fill="#000" />
    </svg>
  )
}
