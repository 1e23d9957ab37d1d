import { useState } from 'react'

import { correoEnviado } from '#contract/cuenta.ts'
import type { Resolver } from '#live/llamadas/antirrobot.ts'
import { rechazoDeCodigo, useEnvio } from '#live/llamadas/codigo.ts'
import type { Failure } from '#live/proveedor/failure.ts'

import type { Campos } from './campos.ts'
import { type Modo, type Respuestas, llamadaDelCodigo, llamadaFinal } from './modos.ts'
import { soloDigitos } from './reglas.ts'

/** The last call of a mode, and the code of the e-mail that it sends. */
export function useLlamadaFinal(modo: Modo, resolver: Resolver) {
  const { envio, anotar, olvidar } = useEnvio(`cuenta/${modo}`)
  const [conCodigo, setConCodigo] = useState(true)
  const [exito, setExito] = useState(false)
  const [cuil = '', correo = ''] = envio?.destino.split(' ') ?? []

  async function enviar(campos: Campos, respuestas: Respuestas, comprobante: string | undefined) {
    const askedAt = Date.now()
    const answer = await llamadaFinal(modo, campos, respuestas, comprobante)
    if (!answer.ok) return answer.failure
    if (modo === 'identidad') setExito(true)
    else if (correoEnviado(answer.value)) {
      await anotar(
        { id: 0, destino: `${soloDigitos(campos.cuil)} ${campos.correo.trim()}` },
        askedAt,
      )
      setConCodigo(true)
    } else return NO_SE_ENTENDIO
    return undefined
  }

  async function confirmar(code: string) {
    const answer = await llamadaDelCodigo(resolver, modo, cuil, code)
    if (!answer.ok) return rechazoDeCodigo(answer.failure)
    setExito(true)
    await olvidar()
    return undefined
  }

  return {
    enviar,
    exito,
    codigo: envio && conCodigo && !exito ? { sentAt: envio.sentAt, correo, confirmar } : undefined,
    cerrarCodigo: () => setConCodigo(false),
  }
}

const NO_SE_ENTENDIO: Failure = {
  kind: 'forma',
  message: 'Error en el servidor. Disculpe las molestias.',
}
