import type { ReactElement } from 'react'

import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import { texts } from './noEstaTexts.ts'

type Props = {
  icono: ReactElement
  titulo: string
  /** Likely reason why the item is missing. */
  detalle?: string
  href: string
  /** Address that the link leads to. */
  ver: string
}

/** Shown in place of a page about one item: there is none at this address, and a link leads to its list. */
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
