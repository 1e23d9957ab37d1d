import { useState } from 'react'

import { acceso } from '#contract/acceso.ts'
import { type CorreoOfrecido, confirmacion } from '#contract/confirmacion.ts'
import { type Resolver, useAntirrobot } from '#live/llamadas/antirrobot.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { enPalabras, sinSaber } from '#live/proveedor/failure.ts'

/** The dialog that is open over the form. */
export type Ofrecido =
  | { state: 'nada' }
  | { state: 'sin-correo' }
  | { state: 'elegir'; correos: CorreoOfrecido[] }
  | { state: 'enviado'; correo: string }

export function useOlvido(resolver: Resolver) {
  const [usuario, setUsuario] = useState('')
  const [ofrecido, setOfrecido] = useState<Ofrecido>({ state: 'nada' })
  const [rechazo, setRechazo] = useState<string>()
  const antirrobot = useAntirrobot(resolver)
  const buscar = useLiveCall(confirmacion.correosDeUsuario, { toast: false })
  const mandar = useLiveCall(acceso.recuperar, { toast: false })
  const { estado, reiniciar } = antirrobot
  const listo = estado.state === 'hecha' && usuario.trim() !== ''

  async function recuperar() {
    if (estado.state !== 'hecha' || !listo || buscar.busy) return
    setRechazo(undefined)
    const answer = await buscar.run({ nombreUsuario: usuario.trim() }, estado.comprobante)
    // A passed check is used up by an answered call. Without an answer the same call is repeated with it.
    if (answer.ok || !sinSaber(answer.failure)) reiniciar()
    if (!answer.ok) return setRechazo(enPalabras(answer.failure))
    const correos = answer.value
    setOfrecido(correos.length === 0 ? { state: 'sin-correo' } : { state: 'elegir', correos })
  }

  async function restablecer({
    idHistorialContactoPersonaFisica,
    descripcion,
  }: CorreoOfrecido): Promise<string | undefined> {
    const nombreUsuario = usuario.trim()
    const answer = await mandar.run({ nombreUsuario, idHistorialContactoPersonaFisica })
    if (!answer.ok) return enPalabras(answer.failure)
    setOfrecido({ state: 'enviado', correo: descripcion })
    return undefined
  }

  return {
    usuario,
    setUsuario,
    ofrecido,
    cerrar: () => setOfrecido({ state: 'nada' }),
    rechazo,
    antirrobot,
    listo,
    buscando: buscar.busy,
    recuperar,
    restablecer,
  }
}
