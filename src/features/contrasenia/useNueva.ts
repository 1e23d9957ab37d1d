import { useState } from 'react'

import { acceso } from '#contract/acceso.ts'
import { type Failure, enPalabras } from '#live/failure.ts'
import { useLiveCall } from '#live/useLiveCall.ts'

import type { Enlace } from './enlace.ts'
import { faltaEnNueva, faltaEnRepetida } from './revisar.ts'
import { texts } from './texts.ts'

type Campos = { codigo: string; nueva: string; repetida: string }
type Errores = Partial<Record<keyof Campos, string | undefined>>
type Rechazo = { titulo: string; detalle: string }

/** A refusal by the provider, whatever its words; an expired code says so first (RESET-06). */
function rechazoDe(failure: Failure): Rechazo {
  if (failure.codigo === 'codigo-vencido')
    return { titulo: texts.caducado, detalle: texts.caducadoDetalle }
  const refused = failure.kind === 'rechazo' && failure.status !== 429 && failure.status !== 408
  if (refused) return { titulo: texts.credenciales, detalle: texts.credencialesDetalle }
  return { titulo: texts.noSePudo, detalle: enPalabras(failure) }
}

export function useNueva({ token, idContacto }: Enlace) {
  const [campos, setCampos] = useState<Campos>({ codigo: '', nueva: '', repetida: '' })
  const [errores, setErrores] = useState<Errores>({})
  const [rechazo, setRechazo] = useState<Rechazo>()
  const [hecho, setHecho] = useState(false)
  const { run, busy } = useLiveCall(acceso.nuevaContrasenia, { toast: false })

  async function guardar() {
    const { codigo, nueva, repetida } = campos
    if (busy) return
    const faltas: Errores = {
      codigo: codigo === '' ? texts.sinCodigo : undefined,
      nueva: faltaEnNueva(texts.nueva, nueva),
      repetida: faltaEnRepetida(nueva, repetida),
    }
    setErrores(faltas)
    setRechazo(undefined)
    if (Object.values(faltas).some((falta) => falta !== undefined)) return
    const answer = await run({
      contrasenia: nueva,
      token,
      codigoverificacion: codigo,
      idcontacto: idContacto,
    })
    if (answer.ok) setHecho(true)
    else setRechazo(rechazoDe(answer.failure))
  }

  const escribir = (campo: keyof Campos) => (valor: string) =>
    setCampos((antes) => ({ ...antes, [campo]: valor }))

  return { campos, errores, rechazo, hecho, busy, escribir, guardar }
}
