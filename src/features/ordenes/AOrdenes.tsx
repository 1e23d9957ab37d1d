import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { Link } from 'wouter'

import { texts } from './texts.ts'

/** The way back to the menu of orders, above the title of what it leads to. */
export function AOrdenes() {
  return (
    <Link className="enlace" href="/orden">
      <ArrowLeft24Regular />
      {texts.ordenes}
    </Link>
  )
}
