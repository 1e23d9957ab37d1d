import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark'
import { ContactCard24Regular } from '@fluentui/react-icons/svg/contact-card'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { History24Regular } from '@fluentui/react-icons/svg/history'
import { Hourglass24Filled } from '@fluentui/react-icons/svg/hourglass'
import { Shield24Regular } from '@fluentui/react-icons/svg/shield'
import { ShieldCheckmark24Filled } from '@fluentui/react-icons/svg/shield-checkmark'
import type { ReactNode } from 'react'

import type { Tono } from '#ui/Panel.tsx'

import type { Figura } from './palabrasDeVeredicto.ts'

const ICONO: Record<Figura, ReactNode> = {
  tilde: <Checkmark24Regular />,
  escudo: <ShieldCheckmark24Filled />,
  reloj: <Hourglass24Filled />,
  'reloj-atras': <History24Regular />,
  octogono: <Dismiss24Regular />,
  tarjeta: <ContactCard24Regular />,
  'escudo-vacio': <Shield24Regular />,
}

export const TONO: Record<Figura, Tono> = {
  tilde: 'ok',
  escudo: 'info',
  reloj: 'aviso',
  'reloj-atras': 'aviso',
  octogono: 'error',
  tarjeta: 'aviso',
  'escudo-vacio': 'neutro',
}

/** The verdict as a shape, readable from an arm's length. */
export function FiguraDelVeredicto({ figura }: { figura: Figura }) {
  return (
    <span className={`figura ${figura} ${TONO[figura]}`} aria-hidden="true">
      {ICONO[figura]}
    </span>
  )
}
