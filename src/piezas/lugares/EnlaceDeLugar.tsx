import type { ReactNode } from 'react'

type Props = { href: string | undefined; children: ReactNode }

/** An address that is not safe to follow is the same text, and no link. */
export function EnlaceDeLugar({ href, children }: Props) {
  const otra = href?.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a className="enlace-de-lugar" href={href} {...otra}>
      {children}
    </a>
  )
}
