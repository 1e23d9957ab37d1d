import { PersonSwap24Regular } from '@fluentui/react-icons/svg/person-swap'

import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import { texts } from './texts.ts'

/** The address of a loan that has ended or was deleted. */
export function NoEsta() {
  return (
    <Vacio icono={<PersonSwap24Regular />} titulo={texts.noEsta} esPagina tono="neutro">
      <p>{texts.noEstaDetalle}</p>
      <EnlaceBoton href="/prestadas" replace>
        {texts.verTodas}
      </EnlaceBoton>
    </Vacio>
  )
}
