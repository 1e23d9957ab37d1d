import { useState } from 'react'

import { type AltaDeLlave, llavesPropias } from '#contract/extensiones/llavesPropias.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import type { SinLlave } from '#live/llaves/ceremonia.ts'
import { type LlaveHecha, hacerLlave } from '#live/llaves/navegador.ts'
import { enPalabras, sinSaber } from '#live/proveedor/failure.ts'
import { aparato } from '#ui/esMovil.ts'

import { texts } from './texts.ts'

/**
 * Steps of adding. A refused step is tried again from where it stands: the password is typed once, and a made passkey is
 * sent again, since the device would make no second one.
 */
type Paso =
  | { state: 'clave' }
  | { state: 'hacer'; alta: AltaDeLlave; hastaAt: number }
  | { state: 'enviar'; hecha: LlaveHecha }

/** Reason why a step failed. `deLaClave`: it stands at the field. */
type Rechazo = { titulo: string; detalle: string; deLaClave?: true }

const finDe = ({ timeout }: AltaDeLlave) => Date.now() + timeout
const yaPaso = (at: number) => Date.now() >= at

function delNavegador(sinLlave: SinLlave): Rechazo {
  switch (sinLlave) {
    case 'cancelada':
      return { titulo: texts.cancelada, detalle: texts.canceladaDetalle }
    case 'repetida':
      return { titulo: texts.repetida(aparato()), detalle: texts.repetidaDetalle }
    case 'direccion':
      return { titulo: texts.direccion, detalle: texts.direccionDetalle }
    case 'no-puede':
      return { titulo: texts.noPuede(aparato()), detalle: texts.noPuedeDetalle }
  }
}

export function useAgregar(onAgregada: () => void) {
  const pedir = useLiveCall(llavesPropias.desafioDeAlta, { toast: false })
  const mandar = useLiveCall(llavesPropias.agregar, { toast: false })
  const [paso, setPaso] = useState<Paso>({ state: 'clave' })
  const [rechazo, setRechazo] = useState<Rechazo>()
  const [ocupado, setOcupado] = useState(false)

  async function conClave(contrasenia: string): Promise<void> {
    if (contrasenia === '')
      return setRechazo({ titulo: '', detalle: texts.sinClave, deLaClave: true })
    const answer = await pedir.run({ contrasenia })
    if (answer.ok) {
      const alta = answer.value
      return hacer({ state: 'hacer', alta, hastaAt: finDe(alta) })
    }
    const { failure } = answer
    const enElCampo = failure.codigo === 'contrasenia-actual' && { deLaClave: true as const }
    setRechazo({ titulo: texts.noSeAgrego, detalle: enPalabras(failure), ...enElCampo })
  }

  async function hacer(este: Extract<Paso, { state: 'hacer' }>): Promise<void> {
    const hecha = await hacerLlave(este.alta)
    if (hecha.ok) return enviar({ state: 'enviar', hecha: hecha.value })
    // After its time the provider accepts no passkey for this challenge: the password is asked for again.
    const otraVez = hecha.sinLlave === 'cancelada' && !yaPaso(este.hastaAt)
    setPaso(otraVez ? este : { state: 'clave' })
    setRechazo(delNavegador(hecha.sinLlave))
  }

  async function enviar(este: Extract<Paso, { state: 'enviar' }>): Promise<void> {
    const answer = await mandar.run(este.hecha)
    if (answer.ok) return onAgregada()
    const llegara = sinSaber(answer.failure) || answer.failure.kind === 'servidor'
    setPaso(llegara ? este : { state: 'clave' })
    setRechazo(
      llegara
        ? { titulo: texts.noLlego, detalle: texts.noLlegoDetalle }
        : { titulo: texts.noSeAgrego, detalle: answer.failure.message },
    )
  }

  /** Goes on from the present step. */
  async function seguir(clave: string): Promise<void> {
    if (ocupado) return
    setOcupado(true)
    setRechazo(undefined)
    const hecho =
      paso.state === 'clave' ? conClave(clave) : paso.state === 'hacer' ? hacer(paso) : enviar(paso)
    await hecho.finally(() => setOcupado(false))
  }

  return { paso: paso.state, rechazo, ocupado, seguir }
}
