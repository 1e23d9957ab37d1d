import { Print24Regular } from '@fluentui/react-icons/svg/print'
import { Link } from 'wouter'

import { esMovil } from '#ui/esMovil.ts'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { texts } from './texts.ts'

/** Link to printed cards. Hidden on phones, which seldom have a printer (SHELL-26). */
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
