import { aparato } from '#ui/esMovil.ts'

import { texts } from '../texts.ts'
import { EnUnAviso } from './EnUnAviso.tsx'

/** In place of a dialog or panel with a file that is not on this phone yet. */
export const NoEstaEncima = ({ onCerrar }: { onCerrar: () => void }) => (
  <EnUnAviso texto={`${texts.noEstaAca(aparato())}. ${texts.conSenal}`} onCerrar={onCerrar} />
)
