import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { Link } from 'wouter'

/** The way up, for whoever came from elsewhere. */
export function Volver({ a, children }: { a: string; children: string }) {
  return (
    <Link className="enlace" href={a}>
      <ArrowLeft24Regular />
      {children}
    </Link>
  )
}
