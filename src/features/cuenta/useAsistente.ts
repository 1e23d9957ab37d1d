import { useState } from 'react'

import { type Pregunta, correoEnviado, cuenta } from '#contract/cuenta.ts'
import { type Resolver, pasarAntirrobot, useAntirrobot } from '#live/llamadas/antirrobot.ts'
import { rechazoDeCodigo, useEnvio } from '#live/llamadas/codigo.ts'
import { ask } from '#live/llamadas/useLiveCall.ts'
import { type Failure, enPalabras, sinSaber } from '#live/proveedor/failure.ts'
import { usePasos } from '#ui/usePasos.ts'

import type { Campos } from './campos.ts'
import { type Modo, llamadaDelCodigo, llamadaFinal } from './modos.ts'
import { soloDigitos } from './reglas.ts'
import { type Elegidas, aEnviar } from './respuestas.ts'
import { texts } from './texts.ts'

export type Rechazo = { titulo: string; detalle: string }

/** Steps, calls and dialogs of the wizard. The typed values belong to the form. */
export function useAsistente(modo: Modo, resolver: Resolver) {
  const [pasoDeLaHistoria, setPaso] = usePasos()
  const [preguntas, setPreguntas] = useState<readonly Pregunta[]>([])
  const [preguntadas, setPreguntadas] = useState('')
  const [elegidas, setElegidas] = useState<Elegidas>({})
  const [rechazo, setRechazo] = useState<Rechazo>()
  const [ocupado, setOcupado] = useState(false)
  const [conCodigo, setConCodigo] = useState(true)
  const [exito, setExito] = useState(false)
  const antirrobot = useAntirrobot(resolver)
  // Without questions there is only step 1: the browser's Forward button must not lead further.
  const paso = preguntas.length === 0 ? 0 : pasoDeLaHistoria
  const { envio, anotar, olvidar } = useEnvio(`cuenta/${modo}`)

  function volverAlPrincipio(porQue: Rechazo) {
    setPaso(0)
    setPreguntas([])
    setElegidas({})
    setRechazo(porQue)
  }

  async function traerPreguntas({ cuil }: Campos) {
    if (ocupado) return
    setRechazo(undefined)
    const de = soloDigitos(cuil)
    if (preguntas.length > 0 && preguntadas === de) return setPaso(1)
    setOcupado(true)
    const answer = await ask(cuenta.generarCuestionario, { cuil: de })
    setOcupado(false)
    if (!answer.ok)
      return setRechazo({ titulo: texts.sinPreguntas, detalle: enPalabras(answer.failure) })
    setPreguntas(answer.value)
    setPreguntadas(de)
    setElegidas({})
    setPaso(1)
  }

  async function enviar(campos: Campos, comprobante: string | undefined) {
    const askedAt = Date.now()
    const answer = await llamadaFinal(modo, campos, aEnviar(preguntas, elegidas), comprobante)
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

  async function terminar(campos: Campos) {
    const { estado, reiniciar } = antirrobot
    if (ocupado || estado.state !== 'hecha') return
    setOcupado(true)
    setRechazo(undefined)
    const failure = await enviar(campos, estado.comprobante)
    setOcupado(false)
    // A passed check is used up by an answered call. Without an answer the same call is repeated with it.
    if (!failure || !sinSaber(failure)) reiniciar()
    if (!failure) return
    const porQue = { titulo: texts.noComprobado, detalle: enPalabras(failure) }
    if (sinSaber(failure)) setRechazo(porQue)
    else volverAlPrincipio({ ...porQue, detalle: `${porQue.detalle} ${texts.sigueEscrito}` })
  }

  /** Sends the final call again, with a new bot check: the provider has no call that only needs a CUIL (ACCT-18). */
  async function reenviar(campos: Campos) {
    const faltaAlgo = campos.contrasena === '' || preguntas.length === 0
    const check = faltaAlgo ? undefined : await pasarAntirrobot(resolver)
    // A visible bot check has its place in the last step only, so the wizard starts over.
    if (!check || check.state === 'ajena') {
      setConCodigo(false)
      return volverAlPrincipio({ titulo: texts.reenviar, detalle: texts.volverAEmpezar })
    }
    const failure =
      check.state === 'hecha' ? await enviar(campos, check.comprobante) : check.failure
    if (!failure) return
    setConCodigo(false)
    volverAlPrincipio({ titulo: texts.noComprobado, detalle: enPalabras(failure) })
  }

  const [cuilDelCodigo = '', correoDelCodigo = ''] = envio?.destino.split(' ') ?? []

  async function confirmar(code: string) {
    const answer = await llamadaDelCodigo(modo, cuilDelCodigo, code)
    if (!answer.ok) return rechazoDeCodigo(answer.failure)
    setExito(true)
    await olvidar()
    return undefined
  }

  return {
    paso,
    setPaso,
    preguntas,
    elegidas,
    elegir: (id: number, codigos: string[]) => setElegidas({ ...elegidas, [id]: codigos }),
    rechazo,
    ocupado,
    antirrobot,
    traerPreguntas,
    terminar,
    exito,
    codigo:
      envio && conCodigo && !exito
        ? { sentAt: envio.sentAt, correo: correoDelCodigo, confirmar, reenviar }
        : undefined,
    cerrarCodigo: () => setConCodigo(false),
  }
}

const NO_SE_ENTENDIO: Failure = {
  kind: 'forma',
  message: 'Error en el servidor. Disculpe las molestias.',
}
