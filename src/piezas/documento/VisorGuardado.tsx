import { Claro } from '#ui/Claro.tsx'

import { type Pedido, pedidoLeyendo } from './pedido.ts'
import { encenderPuerto } from './puertos.ts'
import { Visor } from './Visor.tsx'

type Props = {
  pedido: Pedido
  /** The phone is in another person's hands: the document can be neither saved nor sent. */
  soloVer: boolean
  onCerrar: () => void
}

/** A stored document over a page that is white in both themes. */
export function VisorGuardado({ pedido, soloVer, onCerrar }: Props) {
  return (
    <Claro>
      <Visor pedido={{ ...pedido, soloVer }} onCerrar={onCerrar} />
    </Claro>
  )
}

/** The document to show: its worker and the read of its bytes start now, while the viewer is drawn. */
export function adelantado(clave: string, titulo: string): Pedido {
  encenderPuerto()
  return pedidoLeyendo(clave, titulo)
}
