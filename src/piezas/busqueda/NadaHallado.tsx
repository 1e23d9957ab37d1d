import { DocumentSearch24Regular } from '@fluentui/react-icons/svg/document-search'
import type { ReactNode } from 'react'

import { Boton } from '#ui/Boton.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import { texts } from './texts.ts'

type Props = {
  titulo: string
  detalle?: string | undefined
  /** A search that is more likely to succeed. */
  children?: ReactNode
  onCambiar: () => void
}

/** A search without results, and a button to change it. */
export function NadaHallado({ titulo, detalle, children, onCambiar }: Props) {
  return (
    <Vacio icono={<DocumentSearch24Regular />} titulo={titulo} tono="info">
      {detalle && <p>{detalle}</p>}
      {children}
      <Boton onClick={onCambiar}>{texts.cambiarLaBusqueda}</Boton>
    </Vacio>
  )
}
