import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { leerEscaneado } from '#contract/pase/escaneado.ts'
import { Boton } from '#ui/Boton.tsx'
import { Campo } from '#ui/Campo.tsx'
import { useLatest } from '#ui/useLatest.ts'

import { letraDe } from './teclas.ts'
import { texts } from './texts.ts'

/** A scanner writes its next letter before that; a person seldom does. */
const PAUSA = 300
/** Nothing that a counter scans is shorter. */
const MINIMO = 6

/** A computer at a counter has a scanner that types what it reads, and no camera. What is typed counts wherever the focus is. */
export function LectorDeMano({ conCampo, onTexto }: Props): ReactNode {
  const tell = useLatest(onTexto)
  useEffect(() => {
    let escrito = ''
    let ultima = 0
    const alApretar = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) return
      if (event.timeStamp - ultima > PAUSA) escrito = ''
      ultima = event.timeStamp
      if (event.key !== 'Enter') return void (escrito += letraDe(event))
      const todo = escrito.trim()
      escrito = ''
      if (todo.length < MINIMO) return
      // What a person wrote fast, by the layout of this keyboard, is the form's to send.
      if (event.target instanceof HTMLInputElement && !leerEscaneado(todo)) return
      // It is no press of the button that has the focus.
      event.preventDefault()
      event.stopPropagation()
      tell.current(todo)
    }
    addEventListener('keydown', alApretar, true)
    return () => removeEventListener('keydown', alApretar, true)
  }, [tell])
  return conCampo && <CampoDelLector onTexto={onTexto} />
}

type Props = {
  /** Where there is a verdict in its place, only what is typed counts. */
  conCampo: boolean
  onTexto: (text: string) => void
}

function CampoDelLector({ onTexto }: Pick<Props, 'onTexto'>) {
  const [valor, setValor] = useState('')
  const campo = useRef<HTMLInputElement>(null)
  useEffect(() => {
    let left = false
    void hayCamara().then((hay) => {
      // Not out of the hand of somebody who has begun with something else.
      if (!hay && !left && !document.activeElement?.closest('a, button, input'))
        campo.current?.focus()
    })
    return () => void (left = true)
  }, [])

  function enviar(event: FormEvent) {
    event.preventDefault()
    const text = valor.trim()
    if (text) onTexto(text)
    else campo.current?.focus()
  }

  return (
    <form className="lector-de-mano" onSubmit={enviar}>
      <Campo
        ref={(element) => void (campo.current = element)}
        etiqueta={texts.lectorDeMano}
        ayuda={texts.lectorDeManoAyuda}
        valor={valor}
        onCambiar={setValor}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Boton type="submit">{texts.comprobar}</Boton>
    </form>
  )
}

/** Unknown counts as one: whoever has a camera is not taken to a field. */
async function hayCamara(): Promise<boolean> {
  // Not on an address that is not secure, whatever the types say.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  const aparatos = await mediaDevices?.enumerateDevices().catch(() => undefined)
  return aparatos?.some(({ kind }) => kind === 'videoinput') ?? mediaDevices !== undefined
}
