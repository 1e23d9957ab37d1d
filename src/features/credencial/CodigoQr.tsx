import { ContactCard48Regular } from '@fluentui/react-icons/svg/contact-card'
import { ErrorCircle48Regular } from '@fluentui/react-icons/svg/error-circle'
import { Hourglass24Filled } from '@fluentui/react-icons/svg/hourglass'
import { type ReactNode, useMemo } from 'react'

import { qrPath } from '#ui/qrPath.ts'

import { Anillo } from './Anillo.tsx'
import { texts } from './texts.ts'
import { type Codigo, VIDA } from './useToken.ts'

type Props = { codigo: Codigo; resta: number; enlace: string }

/** What stands inside the ring: the code, or why there is none. */
export function CodigoQr({ codigo, resta, enlace }: Props) {
  if (codigo.state === 'pidiendo')
    return (
      <Anillo parte={0}>
        <output className="tenue">{texts.pidiendo}</output>
      </Anillo>
    )
  if (codigo.state === 'falla') {
    const { kind, message } = codigo.failure
    const sinSenal = kind === 'sin-senal' || kind === 'portal-cautivo'
    return (
      <SinCodigo
        icono={sinSenal ? <ContactCard48Regular /> : <ErrorCircle48Regular />}
        titulo={sinSenal ? texts.sinCodigo : texts.noSePudo}
        detalle={sinSenal ? texts.sinCodigoDetalle : message}
      />
    )
  }
  if (resta === 0)
    return (
      <SinCodigo
        icono={<Hourglass24Filled />}
        titulo={texts.vencio}
        detalle={texts.vencioDetalle}
      />
    )
  return (
    <Anillo parte={resta / VIDA} pocoTiempo={resta <= 60_000}>
      <Qr text={enlace} />
    </Anillo>
  )
}

function Qr({ text }: { text: string }) {
  const { size, d } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={texts.qr}
      shapeRendering="crispEdges"
    >
      <path d={d} fill="#000" />
    </svg>
  )
}

function SinCodigo({
  icono,
  titulo,
  detalle,
}: {
  icono: ReactNode
  titulo: string
  detalle: string
}) {
  return (
    <Anillo parte={0}>
      <output className="sin-codigo">
        {icono}
        <span className="fuerte">{titulo}</span>
        <span>{detalle}</span>
      </output>
    </Anillo>
  )
}
