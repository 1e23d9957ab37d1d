import { Volver } from '#ui/Volver.tsx'

import { texts } from './texts.ts'

/** Link back to the menu of orders, above the title of each screen of this area. */
export function AOrdenes() {
  return <Volver a="/orden">{texts.ordenes}</Volver>
}
