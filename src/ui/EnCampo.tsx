import { Field, type FieldProps } from '@fluentui/react-components'

export type Dicho = {
  etiqueta: string
  ayuda?: string | undefined
  /** Error beside the control, announced by screen readers. */
  error?: string | undefined
}

type Props = Dicho & { className?: string; children: FieldProps['children'] }

/** A control with its label, help and error. */
export function EnCampo({ etiqueta, ayuda, error, className = '', children }: Props) {
  return (
    <Field
      className={className}
      label={etiqueta}
      hint={ayuda ?? null}
      {...(error !== undefined && { validationMessage: error, validationState: 'error' as const })}
    >
      {children}
    </Field>
  )
}
