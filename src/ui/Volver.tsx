import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { Link } from 'wouter'

type Props = {
  a: string
  /** Replaces the present history entry. */
  replace?: boolean
  children: string
}

/** Link to the screen above, for visits that did not come from there. */
export function Volver({ a, replace = false, children }: Props) {
  return (
    <Link className="enlace" href={a} replace={replace}>
      <ArrowLeft24Regular />
      {children}
    </Link>
  )
}
