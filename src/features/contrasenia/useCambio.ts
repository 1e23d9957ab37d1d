import { useState } from 'react'

import { acceso } from '#contract/acceso.ts'
import { enPalabras } from '#live/failure.ts'
import { renovarClave } from '#live/prestado.ts'
import { useLiveCall } from '#live/useLiveCall.ts'
import { showToast } from '#ui/toasts.ts'

import { faltaEnActual, faltaEnNueva, faltaEnRepetida } from './revisar.ts'
import { texts } from './texts.ts'

type Campos = { actual: string; nueva: string; repetida: string }
type Errores = Partial<Record<keyof Campos, string | undefined>>

const VACIO: Campos = { actual: '', nueva: '', repetida: '' }

/** The password of whoever is signed in. Nothing of it is kept, but where a lent phone asks for it (live/prestado.ts). */
export function useCambio() {
  const [campos, setCampos] = useState(VACIO)
  const [errores, setErrores] = useState<Errores>({})
  const [rechazo, setRechazo] = useState<string>()
  const { run, busy } = useLiveCall(acceso.cambiarPassword, { toast: false })

  function limpiar() {
    setCampos(VACIO)
    setErrores({})
    setRechazo(undefined)
  }

  async function cambiar() {
    const { actual, nueva, repetida } = campos
    if (busy) return
    const faltas: Errores = {
      actual: faltaEnActual(texts.actual, actual),
      nueva: faltaEnNueva(texts.nueva, nueva),
      repetida: faltaEnRepetida(nueva, repetida),
    }
    setErrores(faltas)
    setRechazo(undefined)
    if (Object.values(faltas).some((falta) => falta !== undefined)) return
    const answer = await run({
      rolafiliado: true,
      passwordactual: actual,
      nuevapassword: nueva,
      confirmarnuevapassword: repetida,
    })
    if (answer.ok) {
      await renovarClave(nueva)
      limpiar()
      return showToast(texts.cambiada, { segundos: 8 })
    }
    const { failure } = answer
    if (failure.codigo === 'contrasenia-actual') return setErrores({ actual: failure.message })
    setRechazo(enPalabras(failure))
  }

  const escribir = (campo: keyof Campos) => (valor: string) =>
    setCampos((antes) => ({ ...antes, [campo]: valor }))

  return { campos, errores, rechazo, busy, escribir, limpiar, cambiar }
}
