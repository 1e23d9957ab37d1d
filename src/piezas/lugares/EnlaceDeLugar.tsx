/** What leads nowhere safe is the same text, and no link. */
export function EnlaceDeLugar({ href, children }: { href: string | undefined; children: string }) {
  const otra = href?.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a className="enlace-de-lugar" href={href} {...otra}>
      {children}
    </a>
  )
}
