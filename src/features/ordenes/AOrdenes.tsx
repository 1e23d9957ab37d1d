import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { Link } from 'wouter'

import { texts } from './texts.ts'

/** Link back to the menu of orders, above the title of each screen of this area. */
export function AOrdenes() {
  return (
    <Link className="enlace" href="/orden">
      <ArrowLeft24Regular />
      {texts.ordenes}
    </Link>
  )
}
