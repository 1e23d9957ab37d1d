import { useMemo } from 'react'

import { Qr } from '#piezas/Qr.tsx'
import { type ConDigitos, qrPath } from '#qr/qrPath.ts'

/** White margin around a QR in modules, as the standard requires. */
const MARGEN = 4

/** QR of a card with its white margin. */
export function Codigo({ qr, nombre }: { qr: ConDigitos; nombre: string }) {
  const dibujo = useMemo(() => qrPath(qr), [qr])
  return <Qr className="codigo" dibujo={dibujo} nombre={nombre} margen={MARGEN} />
}
