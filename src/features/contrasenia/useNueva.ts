import { acceso } from '#contract/acceso.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { type Failure, enPalabras } from '#live/proveedor/failure.ts'
import { conReglas } from '#piezas/formulario/reglas.ts'
import { useFormulario } from '#piezas/formulario/useFormulario.ts'

import type { Enlace } from './enlace.ts'
import { faltaEnNueva, faltaEnRepetida } from './revisar.ts'
import { texts } from './texts.ts'

const VACIO = { codigo: '', nueva: '', repetida: '' }

const Formulario = conReglas<typeof VACIO>({
  codigo: (codigo) => codigo !== '' || texts.sinCodigo,
  nueva: (nueva) => faltaEnNueva(texts.nueva, nueva),
  repetida: (repetida, { nueva }) => faltaEnRepetida(nueva, repetida),
})

/** Texts for a refusal by the provider; an expired code has its own (RESET-06). */
function rechazoDe(failure: Failure) {
  if (failure.codigo === 'codigo-vencido')
    return { titulo: texts.caducado, detalle: texts.caducadoDetalle }
  if (failure.kind === 'rechazo' && failure.quizasHecha)
    return { titulo: texts.quizasCambio, detalle: texts.quizasCambioDetalle }
  const refused = failure.kind === 'rechazo' && failure.status !== 429 && failure.status !== 408
  if (refused) return { titulo: texts.credenciales, detalle: texts.credencialesDetalle }
  return { titulo: texts.noSePudo, detalle: enPalabras(failure) }
}

/** Sets a new password with a link and its code. `onHecho`: called once it was accepted. */
export function useNueva({ token, idContacto }: Enlace, onHecho: () => void) {
  const { run } = useLiveCall(acceso.nuevaContrasenia, { toast: false })

  async function guardar({ codigo, nueva }: typeof VACIO) {
    const answer = await run({
      contrasenia: nueva,
      token,
      codigoverificacion: codigo,
      idcontacto: idContacto,
    })
    if (!answer.ok) return rechazoDe(answer.failure)
    onHecho()
    return undefined
  }

  return useFormulario({
    struct: Formulario,
    inicial: VACIO,
    revisa: 'al-enviar',
    alEnviar: guardar,
  })
}
