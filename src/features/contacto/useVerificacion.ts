import { useCallback, useEffect, useState } from 'react'

import { confirmacion } from '#contract/confirmacion.ts'
import { rechazoDeCodigo, useEnvio } from '#live/llamadas/codigo.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { type Failure, enPalabras } from '#live/proveedor/failure.ts'
import { showToast } from '#ui/toasts.ts'

import { enmascarar } from './mascara.ts'

type Verificacion =
  | { state: 'verificando' }
  | { state: 'falla'; failure: Failure }
  /** A reloaded page: it has neither the contact nor a valid code. */
  | { state: 'sin-contacto' }
  | { state: 'codigo' }
  /** `ya`: it was confirmed before this visit. */
  | { state: 'verificado'; ya: boolean }

/** Verifies the contact of a link on arrival (VERI-01). `texto` is undefined once it was removed from the address. */
export function useVerificacion(id: number, texto: string | undefined) {
  const [estado, setEstado] = useState<Verificacion>({ state: 'verificando' })
  const { envio, anotar, olvidar } = useEnvio(`verificar/${id}`)
  const { run: verificar } = useLiveCall(confirmacion.verificarContacto, { toast: false })
  const { run: generar } = useLiveCall(confirmacion.generarCodigo, { toast: false })
  const { run: preguntar } = useLiveCall(confirmacion.correos, { toast: false })
  const { run: confirmar } = useLiveCall(confirmacion.confirmarCodigo, { toast: false })
  const verificando = estado.state === 'verificando'
  const hayCodigo = envio === undefined ? undefined : envio !== null
  // With the contact in the address a code is always sent. The stored code that follows must not send another.
  const desde = hayCodigo !== undefined && texto !== undefined ? 'texto' : hayCodigo

  const mandar = useCallback(
    async (a: string): Promise<Verificacion> => {
      const askedAt = Date.now()
      const answer = await verificar({ id, contacto: a })
      if (!answer.ok) return { state: 'falla', failure: answer.failure }
      if (answer.value.confirmado === true) return { state: 'verificado', ya: true }
      await anotar({ id, destino: enmascarar(a) }, askedAt)
      return { state: 'codigo' }
    },
    [id, verificar, anotar],
  )

  useEffect(() => {
    if (!verificando || desde === undefined) return
    let left = false
    const sinTexto = { state: desde === true ? 'codigo' : 'sin-contacto' } as const
    const found = texto === undefined ? Promise.resolve(sinTexto) : mandar(texto)
    void found.then((como) => left || setEstado(como))
    return () => {
      left = true
    }
  }, [verificando, desde, texto, mandar])

  // The code may have been accepted before this reload, with its answer lost: the provider is asked.
  const sinSaber =
    texto === undefined && (estado.state === 'codigo' || estado.state === 'sin-contacto')
  useEffect(() => {
    if (!sinSaber) return
    let left = false
    void preguntar({}).then((answer) => {
      if (left || !answer.ok) return
      const propio = answer.value.find((uno) => uno.idHistorialContactoPersonaFisica === id)
      if (propio?.confirmado === true) setEstado({ state: 'verificado', ya: true })
    })
    return () => {
      left = true
    }
  }, [sinSaber, id, preguntar])

  /** True if a new code was sent. */
  async function reenviar(): Promise<boolean> {
    if (!envio) return false
    const askedAt = Date.now()
    const answer = await generar({ id })
    if (answer.ok) await anotar({ id, destino: envio.destino }, askedAt)
    else showToast(enPalabras(answer.failure), { tipo: 'error' })
    return answer.ok
  }

  async function confirmarCodigo(code: string) {
    const answer = await confirmar({ id, code })
    if (!answer.ok) return rechazoDeCodigo(answer.failure)
    await olvidar()
    setEstado({ state: 'verificado', ya: false })
    return undefined
  }

  return {
    estado,
    envio,
    reenviar,
    confirmarCodigo,
    probar: () => setEstado({ state: 'verificando' }),
  }
}
