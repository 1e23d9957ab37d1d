import { useState } from 'react'

import { type Resolver, pasarAntirrobot, useAntirrobot } from '#live/llamadas/antirrobot.ts'
import { enPalabras, sinSaber } from '#live/proveedor/failure.ts'
import type { Rechazo } from '#ui/PanelDeRechazo.tsx'
import { usePasos } from '#ui/usePasos.ts'

import type { Campos } from './campos.ts'
import type { Modo } from './modos.ts'
import { soloDigitos } from './reglas.ts'
import { aEnviar } from './respuestas.ts'
import { texts } from './texts.ts'
import { useCuestionario } from './useCuestionario.ts'
import { useLlamadaFinal } from './useLlamadaFinal.ts'

/** Steps, calls and dialogs of the wizard. The typed values belong to the form. */
export function useAsistente(modo: Modo, resolver: Resolver) {
  const [pasoDeLaHistoria, setPaso] = usePasos()
  const cuestionario = useCuestionario()
  const { preguntas, elegidas } = cuestionario
  const [rechazo, setRechazo] = useState<Rechazo>()
  const [ocupado, setOcupado] = useState(false)
  const final = useLlamadaFinal(modo, resolver)
  const antirrobot = useAntirrobot(resolver)
  // Without questions there is only step 1: the browser's Forward button must not lead further.
  const paso = preguntas.length === 0 ? 0 : pasoDeLaHistoria

  const enviar = (campos: Campos, comprobante: string | undefined) =>
    final.enviar(campos, aEnviar(preguntas, elegidas), comprobante)

  function volverAlPrincipio(porQue: Rechazo): false {
    setPaso(0)
    cuestionario.olvidar()
    setRechazo(porQue)
    return false // No code was sent.
  }

  async function traerPreguntas({ cuil }: Campos) {
    if (ocupado) return
    setRechazo(undefined)
    const de = soloDigitos(cuil)
    if (cuestionario.esDe(de)) return setPaso(1)
    setOcupado(true)
    const failure = await cuestionario.traer(de)
    setOcupado(false)
    if (failure) return setRechazo({ titulo: texts.sinPreguntas, detalle: enPalabras(failure) })
    setPaso(1)
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
  async function reenviar(campos: Campos): Promise<boolean> {
    const faltaAlgo = campos.contrasena === '' || preguntas.length === 0
    const check = faltaAlgo ? undefined : await pasarAntirrobot(resolver)
    // A visible bot check has its place in the last step only, so the wizard starts over.
    if (!check || check.state === 'ajena') {
      final.cerrarCodigo()
      return volverAlPrincipio({ titulo: texts.reenviar, detalle: texts.volverAEmpezar })
    }
    const failure =
      check.state === 'hecha' ? await enviar(campos, check.comprobante) : check.failure
    if (!failure) return true
    final.cerrarCodigo()
    return volverAlPrincipio({ titulo: texts.noComprobado, detalle: enPalabras(failure) })
  }

  return {
    paso,
    setPaso,
    preguntas,
    elegidas,
    elegir: cuestionario.elegir,
    rechazo,
    ocupado,
    antirrobot,
    traerPreguntas,
    terminar,
    exito: final.exito,
    codigo: final.codigo && { ...final.codigo, reenviar },
    cerrarCodigo: final.cerrarCodigo,
  }
}
