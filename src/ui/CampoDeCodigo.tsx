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

/** A code that came by mail: its digits, typed, pasted with whatever stands around them, or filled in by the phone. */
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
