import { Print24Regular } from '@fluentui/react-icons/svg/print'
import { Link } from 'wouter'

import { esMovil } from '#ui/esMovil.ts'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { texts } from './texts.ts'

/** SHELL-26: where there may be a printer. */
export function Imprimir({ idAfiliado }: { idAfiliado?: number }) {
  const mediana = useMedia(MEDIANA)
  if (esMovil() || !mediana) return null
  return (
    <Link
      className="enlace"
      href={idAfiliado === undefined ? '/tarjetas' : `/tarjetas/${idAfiliado}`}
    >
      <Print24Regular />
      {idAfiliado === undefined ? texts.imprimirTodas : texts.imprimirUna}
    </Link>
  )
}
