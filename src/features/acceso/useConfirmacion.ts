import { useCallback, useEffect, useRef, useState } from 'react'

import { busquedas } from '#contract/busquedas.ts'
import { type ContactoSimple, confirmacion } from '#contract/confirmacion.ts'
import type { Contacto } from '#contract/contacto.ts'
import { TIPOS_DE_CONTACTO, idDeTipo } from '#contract/formatoDeContacto.ts'
import { rechazoDeCodigo, useEnvio } from '#live/llamadas/codigo.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { type Failure, enPalabras } from '#live/proveedor/failure.ts'
import { type CorreoChecked, checkCorreo } from '#live/sesion/access.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from './confirmarTexts.ts'

const EMAIL = TIPOS_DE_CONTACTO.email

/** Steps of the required confirmation of an e-mail (A §4). */
export type Paso =
  | { state: 'comprobando'; porQue?: string }
  | { state: 'falla'; failure: Failure }
  | { state: 'agregar' }
  /** `porQue`: reason why no code was sent to an address that was just added. */
  | { state: 'elegir'; correos: Contacto[]; porQue?: string | undefined }
  | { state: 'codigo' }
  | { state: 'confirmado'; correo: string }

/** `antes`: answer that came before this screen was loaded; it saves one call. */
export function useConfirmacion(antes: CorreoChecked) {
  const [paso, setPaso] = useState<Paso>({ state: 'comprobando' })
  const { envio, anotar, olvidar } = useEnvio('confirmar-correo')
  const mirar = useMirar(antes)
  const { run: generar } = useLiveCall(confirmacion.generarCodigo, { toast: false })
  const { run: confirmar } = useLiveCall(confirmacion.confirmarCodigo, { toast: false })
  const { run: tipos } = useLiveCall(busquedas.tiposDeContacto, { toast: false })
  const { run: agregar } = useLiveCall(confirmacion.agregarCorreo, { toast: false })
  const comprobando = paso.state === 'comprobando'
  const porQueNo = comprobando ? paso.porQue : undefined
  const hayCodigo = envio === undefined ? undefined : envio !== null

  useEffect(() => {
    if (!comprobando || hayCodigo === undefined) return
    let left = false
    void mirar(hayCodigo).then((found) => {
      if (!found || left) return
      setPaso(found.state === 'elegir' ? { ...found, porQue: porQueNo } : found)
    })
    return () => {
      left = true
    }
  }, [comprobando, porQueNo, hayCodigo, mirar])

  const mandarA = useCallback(
    async ({ idHistorialContactoPersonaFisica: id, descripcion }: ContactoSimple) => {
      const askedAt = Date.now()
      const answer = await generar({ id })
      if (!answer.ok) return enPalabras(answer.failure)
      await anotar({ id, destino: descripcion }, askedAt)
      setPaso({ state: 'codigo' })
      return undefined
    },
    [generar, anotar],
  )

  async function agregarYMandar(correo: string) {
    const found = await tipos({})
    if (!found.ok) return enPalabras(found.failure)
    const idTipoContacto = idDeTipo(found.value, EMAIL) ?? EMAIL
    const answer = await agregar({ contacto: { idTipoContacto, descripcion: correo } })
    if (!answer.ok) return enPalabras(answer.failure)
    showToast(texts.correoAgregado)
    const porQue = await mandarA(answer.value)
    // The address is registered now: the list can send a code to it, and says why none was sent.
    if (porQue !== undefined) {
      await olvidar() // A code for another address would hide the list.
      setPaso({ state: 'comprobando', porQue })
    }
    return porQue
  }

  /** True if a new code was sent. */
  async function reenviar(): Promise<boolean> {
    if (!envio) return false
    const porQue = await mandarA({
      idHistorialContactoPersonaFisica: envio.id,
      descripcion: envio.destino,
    })
    if (porQue !== undefined) showToast(porQue, { tipo: 'error' })
    return porQue === undefined
  }

  async function confirmarCodigo(code: string) {
    if (!envio) return undefined
    const answer = await confirmar({ id: envio.id, code })
    if (answer.ok) {
      setPaso({ state: 'confirmado', correo: envio.destino })
      await olvidar()
      return undefined
    }
    return rechazoDeCodigo(answer.failure)
  }

  return { paso, setPaso, envio, mandarA, agregarYMandar, reenviar, confirmarCodigo }
}

/** Present step of the confirmation; undefined once the e-mail is confirmed. */
function useMirar(antes: CorreoChecked) {
  const sabido = useRef<CorreoChecked | undefined>(antes)
  const { run: correos } = useLiveCall(confirmacion.correos, { toast: false })
  // If a sent code is still valid, the step to type it opens.
  return useCallback(
    async (conCodigo: boolean): Promise<Paso | undefined> => {
      const checked = sabido.current ?? (await checkCorreo())
      sabido.current = undefined
      if (!checked.ok) return { state: 'falla', failure: checked.failure }
      if (checked.confirmed) return undefined // The observer of the session opens the portal.
      if (conCodigo) return { state: 'codigo' }
      const found = await correos({})
      if (!found.ok) return { state: 'falla', failure: found.failure }
      return found.value.length === 0
        ? { state: 'agregar' }
        : { state: 'elegir', correos: found.value }
    },
    [correos],
  )
}
