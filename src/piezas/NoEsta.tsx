import type { ReactElement } from 'react'

import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import { texts } from './noEstaTexts.ts'

type Props = {
  icono: ReactElement
  titulo: string
  /** Why it may not be there. */
  detalle?: string
  href: string
  /** Where its link leads. */
  ver: string
}

/** In the place of a page of one thing: there is none at this address, and where to look for it. */
export function NoEsta({ icono, titulo, detalle = texts.enlaceViejo, href, ver }: Props) {
  return (
    <Vacio icono={icono} titulo={titulo} tono="aviso" esPagina>
      <p>{detalle}</p>
      <EnlaceBoton tono="primario" href={href}>
        {ver}
      </EnlaceBoton>
    </Vacio>
  )
}
