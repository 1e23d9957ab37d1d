import { useState } from 'react'

import type { EnQr } from '#contract/pase/codigo.ts'
import { textos } from '#model/mostradorTextos.ts'
import { qrFijo } from '#qr/qrFijo.ts'
import { ladoDeQr } from '#ui/ladoDeQr.ts'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

type Props = { idAfiliado: number; qr: EnQr | undefined }

/** The code in its box. Until this phone has signed again, the one that the first picture drew stays. */
export function Codigo({ idAfiliado, qr }: Props) {
  const [primero] = useState(() => dibujadoPara(idAfiliado))
  const mediana = useMedia(MEDIANA)
  const codigo = qr ? qrFijo(qr) : primero
  const lado = codigo && ladoDeQr(codigo.size, mediana ? 438 : Math.min(innerWidth, 338))
  return (
    <div className="mostrador-codigo" data-qr={textos.qr}>
      {codigo && (
        <svg
          width={lado}
          height={lado}
          viewBox={`0 0 ${codigo.size} ${codigo.size}`}
          role="img"
          aria-label={textos.qr}
          shapeRendering="crispEdges"
        >
          <path d={codigo.d} />
        </svg>
      )}
    </div>
  )
}

/** What the small script has drawn for this member; it is still in the page while this is drawn for the first time. */
function dibujadoPara(idAfiliado: number): { size: number; d: string } | undefined {
  const svg = document.querySelector<SVGSVGElement>(
    `#raiz > .mostrador[data-afiliado="${idAfiliado}"] .mostrador-codigo > svg`,
  )
  const d = svg?.firstElementChild?.getAttribute('d')
  return svg && d ? { size: svg.viewBox.baseVal.width, d } : undefined
}
