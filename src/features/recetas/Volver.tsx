import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { Link } from 'wouter'

/** Link to the screen above, for visits that did not come from there. */
export function Volver({ a, children }: { a: string; children: string }) {
  return (
    <Link className="enlace" href={a}>
      <ArrowLeft24Regular />
      {children}
    </Link>
  )
}
