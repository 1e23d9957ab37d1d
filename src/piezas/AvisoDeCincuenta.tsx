import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

const TOPE = 50

/** FORM-10: an answer of the provider's maximum length may be incomplete. */
export function AvisoDeCincuenta({ filas }: { filas: number }) {
  if (filas < TOPE) return null
  return (
    <Panel tono="aviso">
      <p>{texts.primeros50}</p>
    </Panel>
  )
}
