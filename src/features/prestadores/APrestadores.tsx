import { Volver } from '#ui/Volver.tsx'

import { texts } from './texts.ts'

/** Link back to the three searches, above the title of each. */
export function APrestadores() {
  return <Volver a="/prestadores">{texts.titulo}</Volver>
}
