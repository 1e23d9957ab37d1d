import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { Link } from 'wouter'

import { texts } from './texts.ts'

/** Link back to the three searches, above the title of each. */
export function APrestadores() {
  return (
    <Link className="enlace" href="/prestadores">
      <ArrowLeft24Regular />
      {texts.titulo}
    </Link>
  )
}
