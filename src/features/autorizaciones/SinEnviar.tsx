import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload'

import { Insignia } from '#ui/Insignia.tsx'

import { texts } from './texts.ts'

/** A cancellation that has not left: the state is still what it was. */
export function SinEnviar() {
  return (
    <span className="anulacion-sin-enviar">
      <Insignia tono="aviso" icono={<ArrowUpload20Regular />}>
        {texts.anulacionSinEnviar}
      </Insignia>
    </span>
  )
}
