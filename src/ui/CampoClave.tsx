import { Eye24Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff24Regular } from '@fluentui/react-icons/svg/eye-off'
import { type ReactNode, type RefCallback, useState } from 'react'

import { Boton } from './Boton.tsx'
import { Campo } from './Campo.tsx'

type Props = {
  etiqueta: string
  valor: string
  onCambiar: (valor: string) => void
  error?: string | undefined
  /** A password manager fills in 'current-password' and suggests a 'new-password'. */
  cual: 'current-password' | 'new-password'
  name?: string
  onBlur?: () => void
  ref?: RefCallback<HTMLInputElement>
  children?: ReactNode
}

/** A password input with a button that shows the password. `children`: hints below it. */
export function CampoClave({ cual, children, ...rest }: Props) {
  const [visible, setVisible] = useState(false)
  return (
    <div>
      <Campo
        {...rest}
        type={visible ? 'text' : 'password'}
        autoComplete={cual}
        autoCapitalize="none"
        spellCheck={false}
        despues={
          <Boton
            tono="icono"
            aria-label={`${visible ? 'Ocultar' : 'Mostrar'}: ${rest.etiqueta}`}
            icono={visible ? <EyeOff24Regular /> : <Eye24Regular />}
            onClick={() => setVisible(!visible)}
          />
        }
      />
      {children}
    </div>
  )
}
