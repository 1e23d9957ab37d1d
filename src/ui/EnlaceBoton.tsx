import type { ReactNode } from 'react'
import { Link } from 'wouter'

type Props = {
  href: string
  tono?: 'primario' | 'contorno'
  icono?: ReactNode
  /** Replaces the present history entry. */
  replace?: boolean
  onClick?: () => void
  children: ReactNode
}

/** A link that looks like a button: to a screen, or out of the portal to a map, a call or a mail. */
export function EnlaceBoton({ href, tono = 'contorno', icono, children, ...rest }: Props) {
  const className = `boton ${tono}`
  if (href.startsWith('/'))
    return (
      <Link {...rest} className={className} href={href}>
        {icono}
        {children}
      </Link>
    )
  const otra = href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a className={className} href={href} {...otra}>
      {icono}
      {children}
    </a>
  )
}
