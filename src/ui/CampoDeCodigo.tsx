import { Field, Input } from '@fluentui/react-components'

import { digitosDe } from './codigo.ts'

type Props = {
  etiqueta?: string
  valor: string
  onCambiar: (digitos: string) => void
  error?: string | undefined
  ayuda?: string
}

/** A code that came by mail: its digits, typed, pasted with whatever stands around them, or filled in by the phone. */
export function CampoDeCodigo({ etiqueta = 'Código', valor, onCambiar, error, ayuda }: Props) {
  return (
    <Field
      className="campo-de-codigo"
      label={etiqueta}
      hint={ayuda ?? null}
      {...(error !== undefined && { validationMessage: error, validationState: 'error' as const })}
    >
      <Input
        inputMode="numeric"
        autoComplete="one-time-code"
        input={{ enterKeyHint: 'done' }}
        value={valor}
        onChange={(_event, { value }) => onCambiar(digitosDe(value))}
      />
    </Field>
  )
}
