import { aparato } from '#ui/esMovil.ts'

import { texts } from '../texts.ts'
import { EnUnAviso } from './EnUnAviso.tsx'

/** Shown in place of a dialog or panel whose file is not on this phone yet. */
export const NoEstaEncima = ({ onCerrar }: { onCerrar: () => void }) => (
  <EnUnAviso texto={`${texts.noEstaAca(aparato())}. ${texts.conSenal}`} onCerrar={onCerrar} />
)
