import { ContactCard48Regular } from '@fluentui/react-icons/svg/contact-card'
import { ErrorCircle48Regular } from '@fluentui/react-icons/svg/error-circle'
import { Hourglass24Filled } from '@fluentui/react-icons/svg/hourglass'
import { type ReactNode, useMemo } from 'react'

import { Qr } from '#piezas/Qr.tsx'
import { type ConDigitos, qrPath } from '#qr/qrPath.ts'
import { aparato } from '#ui/esMovil.ts'

import { Anillo } from './Anillo.tsx'
import type { Muestra } from './queMostrar.ts'
import { texts } from './texts.ts'
import { VIDA } from './useToken.ts'

type Props = { muestra: Muestra; enlace: string }

/** Content of the ring: the code, or the reason why there is none. */
export function CodigoQr({ muestra, enlace }: Props) {
  switch (muestra.state) {
    case 'pidiendo':
      return (
        <Anillo parte={0}>
          <output className="tenue">{texts.pidiendo}</output>
        </Anillo>
      )
    case 'token':
      return (
        <Anillo parte={muestra.resta / VIDA} tono={muestra.resta <= 60_000 ? 'poco' : undefined}>
          <Codigo content={enlace} />
        </Anillo>
      )
    case 'firmada':
      return (
        <Anillo parte={1} tono="firmado">
          <Codigo content={muestra.qr} />
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
            muestra.state === 'sin-codigo' ? texts.sinCodigoDetalle : texts.firmaVencida(aparato())
          }
        />
      )
  }
}

function Codigo({ content }: { content: string | ConDigitos }) {
  const dibujo = useMemo(() => qrPath(content), [content])
  return <Qr className="qr" dibujo={dibujo} nombre={texts.qr} />
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
