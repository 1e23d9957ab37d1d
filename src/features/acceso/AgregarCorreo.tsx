import { Button, Field, Input } from '@fluentui/react-components'
import { useState } from 'react'

import { esCorreo } from '#contract/correo.ts'

import { texts } from './confirmarTexts.ts'

type Props = { onAgregar: (correo: string) => Promise<string | undefined> }

/** Adds an address and sends a code to it (CONF-07 to CONF-09). */
export function AgregarCorreo({ onAgregar }: Props) {
  const [correo, setCorreo] = useState('')
  const [error, setError] = useState<string>()
  const [ocupado, setOcupado] = useState(false)

  async function agregar() {
    const escrito = correo.trim()
    if (ocupado) return
    if (escrito === '') return setError(texts.sinCorreo)
    if (!esCorreo(escrito)) return setError(texts.correoMal)
    setOcupado(true)
    setError(await onAgregar(escrito).finally(() => setOcupado(false)))
  }

  return (
    <form
      noValidate
      className="pila"
      onSubmit={(event) => {
        event.preventDefault()
        void agregar()
      }}
    >
      <p>{texts.confirmar}</p>
      <Field
        label={texts.correo}
        {...(error !== undefined && {
          validationMessage: error,
          validationState: 'error' as const,
        })}
      >
        <Input
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          input={{ enterKeyHint: 'send' }}
          value={correo}
          onChange={(_event, { value }) => setCorreo(value)}
        />
      </Field>
      <p className="tenue">{texts.paraQueEsElCorreo}</p>
      <p className="tenue">{texts.siCerras}</p>
      <div className="botones final">
        <Button type="submit" className="primario" appearance="primary" disabledFocusable={ocupado}>
          {ocupado ? texts.enviandoAntes : texts.agregar}
        </Button>
      </div>
    </form>
  )
}
