import { Button } from '@fluentui/react-components'
import type { ComponentPropsWithoutRef, ReactElement, RefCallback } from 'react'

/** 'primario': the one thing to do here. 'contorno': anything else. 'plano': what is rarely wanted. 'icono': inside a field. */
export type Tono = 'primario' | 'contorno' | 'plano' | 'icono'

const TONO = {
  primario: ['primary', 'primario'],
  contorno: ['outline', 'contorno'],
  plano: ['subtle', 'plano'],
  icono: ['transparent', 'icono-solo'],
} as const

type Props = Omit<ComponentPropsWithoutRef<'button'>, 'onClick' | 'className'> & {
  tono?: Tono
  /** What it does cannot be brought back. */
  peligro?: boolean
  icono?: ReactElement | null
  /** Its work goes on: it keeps the focus, and a second press does nothing. */
  ocupado?: boolean
  onClick?: () => void
  ref?: RefCallback<HTMLButtonElement>
}

/** Every button of the portal. */
export function Boton({
  tono = 'contorno',
  peligro,
  icono = null,
  disabled = false,
  ocupado = false,
  onClick,
  ...rest
}: Props) {
  const [appearance, className] = TONO[tono]
  return (
    <Button
      {...rest}
      appearance={appearance}
      className={peligro ? `${className} peligro` : className}
      icon={icono}
      disabled={disabled}
      disabledFocusable={ocupado}
      onClick={onClick && (() => onClick())}
    />
  )
}
