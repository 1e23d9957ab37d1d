import { Eye24Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff24Regular } from '@fluentui/react-icons/svg/eye-off'
import { useState } from 'react'

import { Boton } from '#ui/Boton.tsx'
import { Campo } from '#ui/Campo.tsx'

import { texts } from './texts.ts'

type Props = { valor: string; onCambiar: (valor: string) => void; error: string | undefined }

/** Password field of the sign-in. It warns when Caps Lock is on. */
export function CampoPassword(props: Props) {
  const [visible, setVisible] = useState(false)
  const [mayusculas, setMayusculas] = useState(false)
  return (
    <Campo
      {...props}
      id="password"
      etiqueta={texts.password}
      ayuda={mayusculas ? texts.mayusculas : undefined}
      type={visible ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="go"
      onKeyUp={(event) => setMayusculas(event.getModifierState('CapsLock'))}
      onBlur={() => setMayusculas(false)}
      despues={
        <Boton
          tono="icono"
          aria-label={visible ? texts.ocultarPassword : texts.verPassword}
          icono={visible ? <EyeOff24Regular /> : <Eye24Regular />}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  )
}
