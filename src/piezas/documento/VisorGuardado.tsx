import { Claro } from '#ui/Claro.tsx'

import { pedidoGuardado } from './pedido.ts'
import { Visor } from './Visor.tsx'

type Props = {
  /** Key of a document on this phone. */
  clave: string
  titulo: string
  /** The phone is in another person's hands: the document can be neither saved nor sent. */
  soloVer: boolean
  onCerrar: () => void
}

/** A stored document over a page that is white in both themes. */
export function VisorGuardado({ clave, titulo, soloVer, onCerrar }: Props) {
  return (
    <Claro>
      <Visor pedido={{ ...pedidoGuardado(clave, titulo), soloVer }} onCerrar={onCerrar} />
    </Claro>
  )
}
