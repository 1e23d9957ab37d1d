import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

type Props = { href: string; icono: ReactNode; children: ReactNode }

/** A row that is a link as a whole. */
export function Entrada({ href, icono, children }: Props) {
  return (
    <Link className="fila" href={href}>
      <span className="baldosa neutro">{icono}</span>
      <span className="pila">{children}</span>
      <ChevronRight24Regular />
    </Link>
  )
}
