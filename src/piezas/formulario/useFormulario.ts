import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'

import { type Opciones, useCampos } from './useCampos.ts'

type JuntoAlFormulario = { titulo: string; detalle: string }

/** A refusal: at a field, or beside the form. */
type Rechazo<Campos extends FieldValues> =
  | { en: FieldPath<Campos>; detalle: string }
  | JuntoAlFormulario

type ConEnvio<Campos extends FieldValues> = Opciones<Campos> & {
  /** Sends the valid fields. Returns the reason if they are refused. */
  alEnviar: (campos: Campos) => Promise<Rechazo<Campos> | undefined>
}

/**
 * A form that is sent. The first invalid field gets the focus, and its message is read aloud. A refusal stands at its
 * field or beside the form, and the typed text stays. After success, form and draft are emptied.
 */
export function useFormulario<Campos extends FieldValues>(opciones: ConEnvio<Campos>) {
  const { inicial, borrador, alEnviar } = opciones
  const { control, formState, handleSubmit, llenar, setError, setValue } = useCampos(opciones)
  const { isSubmitting: ocupado } = formState
  const [rechazo, setRechazo] = useState<JuntoAlFormulario>()

  function vaciar() {
    llenar(inicial)
    setRechazo(undefined)
  }

  async function mandar(campos: Campos) {
    const no = await alEnviar(campos)
    if (no === undefined) {
      await borrador?.done()
      vaciar()
    } else if ('titulo' in no) setRechazo(no)
    else setError(no.en, { type: 'rechazo', message: no.detalle }, { shouldFocus: true })
  }

  async function enviar() {
    if (ocupado) return
    setRechazo(undefined)
    await handleSubmit(mandar)()
  }

  return { control, ocupado, rechazo, enviar, vaciar, poner: setValue }
}
