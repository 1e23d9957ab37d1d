import { useMemo } from 'react'

import { Qr } from '#piezas/Qr.tsx'
import { type ConDigitos, qrPath } from '#qr/qrPath.ts'

/** Modules of white around a code, as its standard asks for. */
const MARGEN = 4

/** The code of a card with its white margin, in the room that the card gives it. */
export function Codigo({ qr, nombre }: { qr: ConDigitos; nombre: string }) {
  const dibujo = useMemo(() => qrPath(qr), [qr])
  return <Qr className="codigo" dibujo={dibujo} nombre={nombre} margen={MARGEN} />
}
