import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

const TOPE = 50

/** FORM-10: an answer as long as the provider makes them may not be all there is. */
export function AvisoDeCincuenta({ filas }: { filas: number }) {
  if (filas < TOPE) return null
  return (
    <Panel tono="aviso">
      <p>{texts.primeros50}</p>
    </Panel>
  )
}
