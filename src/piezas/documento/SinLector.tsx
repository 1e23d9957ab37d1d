import { DocumentError24Regular } from '@fluentui/react-icons/svg/document-error'

import { Vacio } from '#ui/Vacio.tsx'

import { texts } from './texts.ts'

/** Message for a document that cannot be drawn here. */
export function SinLector({ seDescarga }: { seDescarga: boolean }) {
  return (
    <Vacio icono={<DocumentError24Regular />} tono="aviso" titulo={texts.sinLector}>
      <p>{seDescarga ? texts.sinLectorDescargalo : texts.sinLectorDetalle}</p>
    </Vacio>
  )
}
