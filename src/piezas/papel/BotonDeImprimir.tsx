import { Print24Regular } from '@fluentui/react-icons/svg/print'

import { Boton } from '#ui/Boton.tsx'
import { esMovil } from '#ui/esMovil.ts'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { texts } from './texts.ts'

/** SHELL-26: where there may be a printer. The browser's own way to print gives the same sheet. */
export function BotonDeImprimir() {
  const mediana = useMedia(MEDIANA)
  if (esMovil() || !mediana) return null
  return (
    <Boton icono={<Print24Regular />} onClick={() => print()}>
      {texts.imprimir}
    </Boton>
  )
}
