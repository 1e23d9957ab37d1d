import { useEffect, useRef, useState } from 'react'

import type { Afiliado } from '#contract/afiliados.ts'
import { leerConsulta } from '#contract/consultaEscaneada.ts'
import { type ConsultaDigital, type OrdenDigital, ordenDigital } from '#contract/ordenDigital.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { type Failure, enPalabras } from '#live/proveedor/failure.ts'
import { numeroDeTarjeta } from '#model/personas.ts'
import type { Rechazo } from '#ui/PanelDeRechazo.tsx'

import { texts as deOrdenes } from '../texts.ts'
import { texts } from './texts.ts'

/** A refused code is still in front of the camera: it is ignored for this time. */
const NO_DE_NUEVO = 5_000

type Etapa =
  | { etapa: 'camara' }
  /** The scanned code does not belong to an order. */
  | { etapa: 'no-se-leyo' }
  | { etapa: 'comprobando' }
  | { etapa: 'para-quien'; consulta: ConsultaDigital }
  /** The order is validated and waits for the confirmation. */
  | { etapa: 'validada' }

type De = {
  /** The only member of the family; undefined if there are several: then the person chooses. */
  solo: Afiliado | undefined
  onValidada: (orden: OrdenDigital, para: Afiliado) => void
}

/**
 * The way from a scanned code to an order that can be confirmed. If it ends before that, a cancellation is sent to
 * the office (SCAN-04 to 10).
 */
export function useLectura({ solo, onValidada }: De) {
  const token = useLiveCall(ordenDigital.validarToken, { toast: false })
  const orden = useLiveCall(ordenDigital.validarOrden, { toast: false })
  const { run: avisar } = useLiveCall(ordenDigital.avisarCancelada, { toast: false })
  const [etapa, setEtapa] = useState<Etapa>({ etapa: 'camara' })
  const [rechazo, setRechazo] = useState<Rechazo>()
  const rechazado = useRef({ text: '', at: 0 })
  /** Token of the waiting office. After a refusal it is kept until another code is read or the person leaves. */
  const espera = useRef<string>(undefined)
  /** True once the order was confirmed: leaving the screen must not cancel it. */
  const confirmada = useRef(false)
  const seSigue = useRef(true)
  useEffect(() => {
    seSigue.current = true
    return () => {
      seSigue.current = false
      // The person left by Back or by the menu: the office is informed, so that it does not wait.
      if (espera.current !== undefined && !confirmada.current)
        void avisar({ token: espera.current })
      espera.current = undefined
    }
  }, [avisar])

  function volver(conEste?: Rechazo) {
    confirmada.current = false
    rechazado.current.at = Date.now()
    setRechazo(conEste)
    setEtapa({ etapa: 'camara' })
  }

  async function alLeer(text: string) {
    setRechazo(undefined)
    rechazado.current = { text, at: 0 }
    const escaneado = leerConsulta(text)
    if (!escaneado) return setEtapa({ etapa: 'no-se-leyo' })
    // Some phones cannot vibrate.
    ;(navigator as { vibrate?: (ms: number) => boolean }).vibrate?.(50)
    setEtapa({ etapa: 'comprobando' })
    const answer = await token.run(escaneado)
    if (!answer.ok) return seSigue.current && volver(porQueNo(answer.failure, texts.noSeComprobo))
    if (!seSigue.current) return void avisar({ token: answer.value.token })
    if (espera.current !== undefined && espera.current !== answer.value.token)
      void avisar({ token: espera.current })
    espera.current = answer.value.token
    if (solo) return validar(answer.value, solo)
    setEtapa({ etapa: 'para-quien', consulta: answer.value })
  }

  async function validar(consulta: ConsultaDigital, para: Afiliado) {
    const numeroTarjeta = numeroDeTarjeta(para)
    if (numeroTarjeta === undefined)
      return volver({ titulo: texts.noSeValido, detalle: deOrdenes.sinTarjeta })
    const answer = await orden.run({ ...consulta, numeroTarjeta })
    if (!seSigue.current || espera.current !== consulta.token) return
    if (!answer.ok) return volver(porQueNo(answer.failure, texts.noSeValido))
    setEtapa({ etapa: 'validada' })
    onValidada(answer.value, para)
  }

  return {
    etapa,
    rechazo,
    validando: orden.busy,
    alLeer: (text: string) => void alLeer(text),
    /** False for the code that was refused a moment ago. */
    sirve: (text: string) =>
      text !== rechazado.current.text || Date.now() - rechazado.current.at > NO_DE_NUEVO,
    validar: (consulta: ConsultaDigital, para: Afiliado) => void validar(consulta, para),
    volver,
    /** Sends the cancellation to the office (SCAN-09). Undefined if no office waits. */
    async cancelar(): Promise<boolean | undefined> {
      const cual = confirmada.current ? undefined : espera.current
      espera.current = undefined
      return cual === undefined ? undefined : (await avisar({ token: cual })).ok
    },
    alConfirmar: () => void (confirmada.current = true),
  }
}

const porQueNo = (failure: Failure, titulo: string): Rechazo =>
  failure.kind === 'rechazo'
    ? { titulo: failure.message, detalle: texts.pediOtro }
    : { titulo, detalle: enPalabras(failure) }
