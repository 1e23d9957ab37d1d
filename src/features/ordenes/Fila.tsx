import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { CloudOff20Regular } from '@fluentui/react-icons/svg/cloud-off'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { texts } from './texts.ts'

type Props = ({ href: string } | { href?: never; onClick: () => void }) & {
  tono: 'ok' | 'info'
  icono: ReactNode
  titulo: string
  detalle: string
  /** Set while there is no signal: the row's screen needs signal ('necesita'), or works without signal ('anda'). */
  sinSenal?: 'necesita' | 'anda' | false
  children?: ReactNode
}

/** A row of the menu of orders. Without signal it stays a link: the screen behind it explains. */
export function Fila({ tono, icono, titulo, detalle, sinSenal = false, children, ...a }: Props) {
  const contenido = (
    <>
      <span className={`baldosa ${tono}`}>{icono}</span>
      <span>
        <span className="fuerte">{titulo}</span>
        <small>{detalle}</small>
        {sinSenal === 'necesita' && (
          <small className="senal aviso">
            <CloudOff20Regular />
            {texts.necesitaSenal}
          </small>
        )}
        {sinSenal === 'anda' && (
          <small className="senal ok">
            <CheckmarkCircle20Filled />
            {texts.andaSinSenal}
          </small>
        )}
        {children}
      </span>
      <ChevronRight24Regular />
    </>
  )
  return a.href === undefined ? (
    <button type="button" className="tarjeta fila-de-ordenes" onClick={a.onClick}>
      {contenido}
    </button>
  ) : (
    <Link className="tarjeta fila-de-ordenes" href={a.href}>
      {contenido}
    </Link>
  )
}
