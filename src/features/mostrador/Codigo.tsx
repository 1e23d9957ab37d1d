import { useState } from 'react'

import type { EnQr } from '#contract/pase/codigo.ts'
import { CODIGO } from '#model/mostrador/texts.ts'
import { Qr } from '#piezas/Qr.tsx'
import { qrFijo } from '#qr/qrFijo.ts'
import { ladoDeQr } from '#ui/ladoDeQr.ts'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

type Props = { idAfiliado: number; qr: EnQr | undefined }

/** The QR in its box. The code of the first picture stays until this phone has signed a new one. */
export function Codigo({ idAfiliado, qr }: Props) {
  const [primero] = useState(() => dibujadoPara(idAfiliado))
  const mediana = useMedia(MEDIANA)
  const codigo = qr ? qrFijo(qr) : primero
  const lado = codigo && ladoDeQr(codigo.size, mediana ? 438 : Math.min(innerWidth, 338))
  return (
    <div className="mostrador-codigo" data-qr={CODIGO}>
      {codigo && <Qr dibujo={codigo} nombre={CODIGO} lado={lado} />}
    </div>
  )
}

/** The code that the first picture's script drew for this member. During the first render it is still in the page. */
function dibujadoPara(idAfiliado: number): { size: number; d: string } | undefined {
  const svg = document.querySelector<SVGSVGElement>(
    `#raiz > .mostrador[data-afiliado="${idAfiliado}"] .mostrador-codigo > svg`,
  )
  const d = svg?.firstElementChild?.getAttribute('d')
  return svg && d ? { size: svg.viewBox.baseVal.width, d } : undefined
}
