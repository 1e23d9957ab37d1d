import { DocumentError24Regular } from '@fluentui/react-icons/svg/document-error'

import { Vacio } from '#ui/Vacio.tsx'

import { texts } from './texts.ts'

/** A document that cannot be drawn here. */
export function SinLector() {
  return (
    <Vacio icono={<DocumentError24Regular />} tono="aviso" titulo={texts.sinLector}>
      <p>{texts.sinLectorDetalle}</p>
    </Vacio>
  )
}
