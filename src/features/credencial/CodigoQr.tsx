import { ContactCard48Regular } from '@fluentui/react-icons/svg/contact-card'
import { ErrorCircle48Regular } from '@fluentui/react-icons/svg/error-circle'
import { Hourglass24Filled } from '@fluentui/react-icons/svg/hourglass'
import { type ReactNode, useMemo } from 'react'

import { type ConDigitos, qrPath } from '#qr/qrPath.ts'
import { aparato } from '#ui/esMovil.ts'

import { Anillo } from './Anillo.tsx'
import type { Muestra } from './queMostrar.ts'
import { texts } from './texts.ts'
import { VIDA } from './useToken.ts'

type Props = { muestra: Muestra; enlace: string }

/** What stands inside the ring: the code, or why there is none. */
export function CodigoQr({ muestra, enlace }: Props) {
  switch (muestra.que) {
    case 'pidiendo':
      return (
        <Anillo parte={0}>
          <output className="tenue">{texts.pidiendo}</output>
        </Anillo>
      )
    case 'token':
      return (
        <Anillo parte={muestra.resta / VIDA} tono={muestra.resta <= 60_000 ? 'poco' : undefined}>
          <Qr content={enlace} />
        </Anillo>
      )
    case 'firmada':
      return (
        <Anillo parte={1} tono="firmado">
          <Qr content={muestra.qr} />
        </Anillo>
      )
    case 'token-vencido':
      return (
        <SinCodigo
          icono={<Hourglass24Filled />}
          titulo={texts.vencio}
          detalle={texts.vencioDetalle}
        />
      )
    case 'falla':
      return (
        <SinCodigo
          icono={<ErrorCircle48Regular />}
          titulo={texts.noSePudo}
          detalle={muestra.failure.message}
        />
      )
    case 'pase-vencido':
    case 'sin-codigo':
      return (
        <SinCodigo
          icono={<ContactCard48Regular />}
          titulo={texts.sinCodigo}
          detalle={
            muestra.que === 'sin-codigo' ? texts.sinCodigoDetalle : texts.firmaVencida(aparato())
          }
        />
      )
  }
}

function Qr({ content }: { content: string | ConDigitos }) {
  const { size, d } = useMemo(() => qrPath(content), [content])
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
