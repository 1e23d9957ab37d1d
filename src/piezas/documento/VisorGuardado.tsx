import { Claro } from '#ui/Claro.tsx'

import { pedidoGuardado } from './pedido.ts'
import { Visor } from './Visor.tsx'

type Props = {
  /** Of a document on this phone. */
  clave: string
  titulo: string
  /** It is another's hand that holds the phone: nothing of it goes anywhere. */
  soloVer: boolean
  onCerrar: () => void
}

/** A document of this phone over a page that is white in both themes. */
export function VisorGuardado({ clave, titulo, soloVer, onCerrar }: Props) {
  return (
    <Claro>
      <Visor pedido={{ ...pedidoGuardado(clave, titulo), soloVer }} onCerrar={onCerrar} />
    </Claro>
  )
}
