import { Input, type InputProps } from '@fluentui/react-components'
import type { ReactElement, RefCallback } from 'react'

import { type Dicho, EnCampo } from './EnCampo.tsx'

type Entrada =
  | 'id'
  | 'name'
  | 'type'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'inputMode'
  | 'spellCheck'
  | 'onBlur'
  | 'onKeyUp'

type Props = Dicho &
  Pick<InputProps, Entrada> & {
    valor: string
    onCambiar: (valor: string) => void
    /** A button at the end of the input. */
    despues?: ReactElement
    /** Label of the last key on a phone's keyboard. */
    enterKeyHint?: 'next' | 'done' | 'go' | 'send' | 'search'
    required?: boolean
    className?: string
    ref?: RefCallback<HTMLInputElement>
  }

/** A text input with its label. */
export function Campo({
  etiqueta,
  ayuda,
  error,
  className = '',
  valor,
  onCambiar,
  despues,
  enterKeyHint,
  required,
  ref,
  ...entrada
}: Props) {
  return (
    <EnCampo className={className} etiqueta={etiqueta} ayuda={ayuda} error={error}>
      <Input
        {...entrada}
        // Fluent has no properties for these; they go to the <input> itself.
        input={{
          ...(enterKeyHint && { enterKeyHint }),
          ...(required && { required }),
          ...(ref && { ref }),
        }}
        value={valor}
        onChange={(_event, { value }) => onCambiar(value)}
        contentAfter={despues ?? null}
      />
    </EnCampo>
  )
}
