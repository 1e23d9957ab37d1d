import { CompassNorthwest24Regular } from '@fluentui/react-icons/svg/compass-northwest'
import { Home24Regular } from '@fluentui/react-icons/svg/home'
import { Link } from 'wouter'

import { Vacio } from '#ui/Vacio.tsx'

import { texts } from '../texts.ts'

/** SHELL-27: an address that no route takes says so, and offers the way home. */
export function NoEncontrada() {
  return (
    <Vacio icono={<CompassNorthwest24Regular />} titulo={texts.noExiste} esPagina>
      <p>{texts.noExisteDetalle}</p>
      <Link className="boton primario" href="/">
        <Home24Regular />
        {texts.irAInicio}
      </Link>
    </Vacio>
  )
}
