import { acceso } from '#contract/acceso.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { enPalabras } from '#live/proveedor/failure.ts'
import { renovarClave } from '#live/sesion/prestado.ts'
import { conReglas } from '#piezas/formulario/reglas.ts'
import { useFormulario } from '#piezas/formulario/useFormulario.ts'
import { showToast } from '#ui/toasts.ts'

import { faltaEnActual, faltaEnNueva, faltaEnRepetida } from './revisar.ts'
import { texts } from './texts.ts'

const VACIO = { actual: '', nueva: '', repetida: '' }

const Formulario = conReglas<typeof VACIO>({
  actual: (actual) => faltaEnActual(texts.actual, actual),
  nueva: (nueva) => faltaEnNueva(texts.nueva, nueva),
  repetida: (repetida, { nueva }) => faltaEnRepetida(nueva, repetida),
})

/**
 * Changes the signed-in person's password. Only a short hash of it is stored, if a lent phone asks for it
 * (live/sesion/prestado.ts).
 */
export function useCambio() {
  const { run } = useLiveCall(acceso.cambiarPassword, { toast: false })

  async function cambiar({ actual, nueva, repetida }: typeof VACIO) {
    const answer = await run({
      rolafiliado: true,
      passwordactual: actual,
      nuevapassword: nueva,
      confirmarnuevapassword: repetida,
    })
    if (answer.ok) {
      await renovarClave(nueva)
      showToast(texts.cambiada, { segundos: 8 })
      return undefined
    }
    const { failure } = answer
    const detalle = enPalabras(failure)
    if (failure.codigo !== 'contrasenia-actual') return { titulo: texts.noSeCambio, detalle }
    if (!failure.quizasHecha) return { en: 'actual' as const, detalle: failure.message }
    return { titulo: texts.noSeCambio, detalle: texts.quizasCambioDetalleActual }
  }

  return useFormulario({
    struct: Formulario,
    inicial: VACIO,
    revisa: 'al-enviar',
    alEnviar: cambiar,
  })
}
