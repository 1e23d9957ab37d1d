import { useState } from 'react'

import { esCorreo } from '#contract/correo.ts'
import { Boton } from '#ui/Boton.tsx'
import { Campo } from '#ui/Campo.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { Palabras } from '#ui/Palabras.tsx'

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
    <Formulario onEnviar={agregar}>
      <p>{texts.confirmar}</p>
      <Campo
        etiqueta={texts.correo}
        error={error}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        valor={correo}
        onCambiar={setCorreo}
      />
      <p className="tenue">{texts.paraQueEsElCorreo}</p>
      <p className="tenue">{texts.siCerras}</p>
      <div className="botones final">
        <Boton tono="primario" type="submit" ocupado={ocupado}>
          <Palabras ocupado={ocupado} quieto={texts.agregar} haciendo={texts.enviandoAntes} />
        </Boton>
      </div>
    </Formulario>
  )
}
