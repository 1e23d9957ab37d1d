import { Print24Regular } from '@fluentui/react-icons/svg/print'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { esMovil } from '#ui/esMovil.ts'
import { Segun } from '#ui/Segun.tsx'

import * as texts from './vistaTexts.ts'

type Props = { href?: string; children?: ReactNode }

/** Link to printed cards, of all members if no address is given. Hidden on phones, which seldom have a printer (SHELL-26). */
export function Imprimir({ href = '/tarjetas', children = texts.imprimirTodas }: Props) {
  if (esMovil()) return null
  const enlace = (
    <Link className="enlace" href={href}>
      <Print24Regular />
      {children}
    </Link>
  )
  return <Segun mediana={enlace} />
}
