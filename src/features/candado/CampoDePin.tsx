import { Campo } from '#ui/Campo.tsx'

import { LARGO } from './pin.ts'

type Props = {
  etiqueta: string
  valor: string
  onCambiar: (digitos: string) => void
  error?: string | undefined
}

/**
 * Input for the PIN of the lock: digits only, and hidden. Password managers are told not to store it, because they
 * are on the same phone.
 */
export function CampoDePin({ onCambiar, ...rest }: Props) {
  return (
    <Campo
      {...rest}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      onCambiar={(texto) => onCambiar(texto.replaceAll(/\D/g, '').slice(0, LARGO))}
    />
  )
}
