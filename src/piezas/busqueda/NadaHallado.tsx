import { DocumentSearch24Regular } from '@fluentui/react-icons/svg/document-search'
import type { ReactNode } from 'react'

import { Boton } from '#ui/Boton.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import { texts } from './texts.ts'

type Props = {
  titulo: string
  detalle?: string | undefined
  /** A way that is likelier to find something. */
  children?: ReactNode
  onCambiar: () => void
}

/** A search that found nothing, and the way to another one. */
export function NadaHallado({ titulo, detalle, children, onCambiar }: Props) {
  return (
    <Vacio icono={<DocumentSearch24Regular />} titulo={titulo} tono="info">
      {detalle && <p>{detalle}</p>}
      {children}
      <Boton onClick={onCambiar}>{texts.cambiarLaBusqueda}</Boton>
    </Vacio>
  )
}
