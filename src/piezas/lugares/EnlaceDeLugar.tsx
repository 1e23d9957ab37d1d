import type { ReactNode } from 'react'

type Props = { href: string | undefined; children: ReactNode }

/** Link of a place. An unsafe address is shown as text, without a link. */
export function EnlaceDeLugar({ href, children }: Props) {
  const otra = href?.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a className="enlace-de-lugar" href={href} {...otra}>
      {children}
    </a>
  )
}
