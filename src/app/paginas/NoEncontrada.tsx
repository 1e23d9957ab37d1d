import { CompassNorthwest24Regular } from '@fluentui/react-icons/svg/compass-northwest'
import { Home24Regular } from '@fluentui/react-icons/svg/home'

import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import { texts } from '../texts.ts'

/** SHELL-27: page for an unknown address, with a link to home. */
export function NoEncontrada() {
  return (
    <Vacio icono={<CompassNorthwest24Regular />} titulo={texts.noExiste} esPagina>
      <p>{texts.noExisteDetalle}</p>
      <EnlaceBoton tono="primario" href="/" icono={<Home24Regular />}>
        {texts.irAInicio}
      </EnlaceBoton>
    </Vacio>
  )
}
