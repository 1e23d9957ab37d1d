import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { leerEscaneado } from '#contract/pase/escaneado.ts'
import { Boton } from '#ui/Boton.tsx'
import { Campo } from '#ui/Campo.tsx'
import { useLatest } from '#ui/useLatest.ts'

import { letraDe } from './teclas.ts'
import { texts } from './texts.ts'

/** Maximum pause between two keys of a scanner; a person is usually slower. */
const PAUSA = 300
/** Minimum length of a code at a counter. */
const MINIMO = 6

/**
 * For computers at a counter, with a hand scanner that types codes and without a camera. Typed codes count wherever the
 * focus is.
 */
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
      // The text is no code: a person typed fast into a field, and the form sends it.
      if (event.target instanceof HTMLInputElement && !leerEscaneado(todo)) return
      // The scanner's Enter must not press the button that has the focus.
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
  /** Shows a field for typing. Without it only the scanner's keys count, because a verdict takes its place. */
  conCampo: boolean
  onTexto: (text: string) => void
}

function CampoDelLector({ onTexto }: Pick<Props, 'onTexto'>) {
  const [valor, setValor] = useState('')
  const campo = useRef<HTMLInputElement>(null)
  useEffect(() => {
    let left = false
    void hayCamara().then((hay) => {
      // The focus stays on a control that the person has begun to use.
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

/** True if unknown: with a camera, the focus must not move to the text field. */
async function hayCamara(): Promise<boolean> {
  // The types promise mediaDevices, but on an insecure address it is undefined.
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices }
  const aparatos = await mediaDevices?.enumerateDevices().catch(() => undefined)
  return aparatos?.some(({ kind }) => kind === 'videoinput') ?? mediaDevices !== undefined
}
