import type { Saved } from '#live/borradores/draft.ts'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

/** Notice that this phone could not store the draft. */
export function BorradorSinGuardar({ saved }: { saved: Saved | undefined }) {
  if (!saved || saved.state === 'kept') return null
  return (
    <Panel
      tono="aviso"
      titulo={saved.state === 'full' ? texts.estaLleno(aparato()) : texts.borradorSinGuardar}
      alerta
    >
      <p>{texts.soloEnPantalla}</p>
    </Panel>
  )
}
