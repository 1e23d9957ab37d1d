import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload'

import { Insignia } from '#ui/Insignia.tsx'

import { texts } from './texts.ts'

/** Badge of a cancellation that is not sent yet. The request's state is still unchanged. */
export function SinEnviar() {
  return (
    <span className="anulacion-sin-enviar">
      <Insignia tono="aviso" icono={<ArrowUpload20Regular />}>
        {texts.anulacionSinEnviar}
      </Insignia>
    </span>
  )
}
