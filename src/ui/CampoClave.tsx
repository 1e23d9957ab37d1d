import { Button, Field, Input } from '@fluentui/react-components'
import { Eye24Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff24Regular } from '@fluentui/react-icons/svg/eye-off'
import { type ReactNode, useState } from 'react'

type Props = {
  etiqueta: string
  valor: string
  onCambiar: (valor: string) => void
  error?: string | undefined
  /** 'current-password' is filled in by a password manager, 'new-password' offered by one. */
  cual: 'current-password' | 'new-password'
  nombre?: string
  onSalir?: () => void
  children?: ReactNode
}

/** A password with its eye; what is said about it stands below, as `children`. */
export function CampoClave({
  etiqueta,
  valor,
  onCambiar,
  error,
  cual,
  nombre,
  onSalir,
  children,
}: Props) {
  const [visible, setVisible] = useState(false)
  return (
    <div className="campo-clave">
      <Field
        label={etiqueta}
        {...(error !== undefined && {
          validationMessage: error,
          validationState: 'error' as const,
        })}
      >
        <Input
          {...(nombre !== undefined && { name: nombre })}
          type={visible ? 'text' : 'password'}
          autoComplete={cual}
          autoCapitalize="none"
          spellCheck={false}
          value={valor}
          onChange={(_event, { value }) => onCambiar(value)}
          {...(onSalir && { onBlur: onSalir })}
          contentAfter={
            <Button
              className="icono-solo"
              appearance="transparent"
              aria-label={`${visible ? 'Ocultar' : 'Mostrar'}: ${etiqueta}`}
              icon={visible ? <EyeOff24Regular /> : <Eye24Regular />}
              onClick={() => setVisible(!visible)}
            />
          }
        />
      </Field>
      {children}
    </div>
  )
}
