import { DocumentSearch24Regular } from '@fluentui/react-icons/svg/document-search'

import { Boton } from '#ui/Boton.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import { texts } from './texts.ts'

/** A search that found nothing, and the way to another one. */
export function NadaHallado({ titulo, onCambiar }: { titulo: string; onCambiar: () => void }) {
  return (
    <Vacio icono={<DocumentSearch24Regular />} titulo={titulo} tono="neutro">
      <Boton onClick={onCambiar}>{texts.cambiarLaBusqueda}</Boton>
    </Vacio>
  )
}
