import type { RefCallback } from 'react'

import { Campo } from './Campo.tsx'
import { digitosDe } from './codigo.ts'

type Props = {
  etiqueta?: string
  valor: string
  onCambiar: (digitos: string) => void
  error?: string | undefined
  ayuda?: string
  onBlur?: () => void
  ref?: RefCallback<HTMLInputElement>
}

/** Input for a code from a mail. Accepts the digits of a pasted text, and codes that the phone fills in. */
export function CampoDeCodigo({ etiqueta = 'Código', onCambiar, ...rest }: Props) {
  return (
    <Campo
      {...rest}
      className="campo-de-codigo"
      etiqueta={etiqueta}
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      onCambiar={(texto) => onCambiar(digitosDe(texto))}
    />
  )
}
