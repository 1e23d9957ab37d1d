import { Button } from '@fluentui/react-components'
import type { ComponentPropsWithoutRef, ReactElement, RefCallback } from 'react'

/**
 * 'primario': the main action of a screen. 'contorno': any other action. 'plano': a rare one. 'icono': a button inside
 * a field.
 */
export type Tono = 'primario' | 'contorno' | 'plano' | 'icono'

const TONO = {
  primario: ['primary', 'primario'],
  contorno: ['outline', 'contorno'],
  plano: ['subtle', 'plano'],
  icono: ['transparent', 'icono-solo'],
} as const

type Props = Omit<ComponentPropsWithoutRef<'button'>, 'onClick' | 'className'> & {
  tono?: Tono
  /** For actions that cannot be undone. */
  peligro?: boolean
  icono?: ReactElement | null
  /** The action is running: the button keeps the focus and ignores further presses. */
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
