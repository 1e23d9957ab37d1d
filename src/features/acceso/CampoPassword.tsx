import { Button, Input, type InputProps } from '@fluentui/react-components'
import { Eye24Regular } from '@fluentui/react-icons/svg/eye'
import { EyeOff24Regular } from '@fluentui/react-icons/svg/eye-off'
import { useState } from 'react'

import { texts } from './texts.ts'

type Props = Omit<InputProps, 'value' | 'onChange' | 'ref'> & {
  value: string
  onChange: (value: string) => void
  /** Told at each key whether capital letters are locked. */
  onMayusculas: (activas: boolean) => void
}

export function CampoPassword({ value, onChange, onMayusculas, ...rest }: Props) {
  const [visible, setVisible] = useState(false)
  return (
    <Input
      {...rest}
      id="password"
      type={visible ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      input={{ enterKeyHint: 'go' }}
      onKeyUp={(event) => onMayusculas(event.getModifierState('CapsLock'))}
      onBlur={() => onMayusculas(false)}
      value={value}
      onChange={(_event, data) => onChange(data.value)}
      contentAfter={
        <Button
          className="icono-solo"
          appearance="transparent"
          aria-label={visible ? texts.ocultarPassword : texts.verPassword}
          icon={visible ? <EyeOff24Regular /> : <Eye24Regular />}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  )
}
