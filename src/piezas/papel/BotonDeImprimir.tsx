import { Print24Regular } from '@fluentui/react-icons/svg/print'

import { Boton } from '#ui/Boton.tsx'
import { esMovil } from '#ui/esMovil.ts'
import { Segun } from '#ui/Segun.tsx'

import { texts } from './texts.ts'

/** Print button. Hidden on phones, which seldom have a printer (SHELL-26). The browser's own menu prints the same sheet. */
export function BotonDeImprimir() {
  if (esMovil()) return null
  return (
    <Segun
      mediana={
        <Boton icono={<Print24Regular />} onClick={() => print()}>
          {texts.imprimir}
        </Boton>
      }
    />
  )
}
