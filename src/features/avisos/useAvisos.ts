import { useState } from 'react'

import type { Eleccion } from '#contract/extensiones/avisos.ts'
import {
  type Pedidos,
  apagar,
  pedir,
  probar,
  usePedidos,
  useSuscripcion,
} from '#live/novedades/avisos.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from './texts.ts'

export type Avisos =
  | Exclude<Pedidos, { state: 'listo' }>
  | { state: 'apagados' }
  | {
      state: 'prendidos'
      eleccion: Eleccion
      ocupado: boolean
      elegir: (eleccion: Eleccion) => void
      probar: () => void
    }

/** Notifications of this phone. They are on if both the browser and the provider say so. */
export function useAvisos() {
  const { pedidos, traer } = usePedidos()
  const suscripcion = useSuscripcion()?.suscripcion
  // The new choice is shown until the provider's answer is fetched again: a switch must not spring back in between.
  const [elegida, setElegida] = useState<{ eleccion: Eleccion; sobre: Pedidos }>()
  const [ocupado, setOcupado] = useState(false)

  async function apagarTodos(una: PushSubscription) {
    await apagar(una)
    showToast(texts.apagados)
  }
  const apagarEste = suscripcion ? () => void apagarTodos(suscripcion) : undefined
  return { avisos: avisosDe(), traer, apagar: apagarEste }

  function avisosDe(): Avisos {
    if (pedidos.state !== 'listo') return pedidos
    if (!suscripcion || !pedidos.eleccion) return { state: 'apagados' }
    return {
      state: 'prendidos',
      eleccion: elegida?.sobre === pedidos ? elegida.eleccion : pedidos.eleccion,
      ocupado,
      elegir: (nueva) => void elegir(suscripcion, nueva),
      probar: () => void probar().then((fue) => showToast(fue ? texts.probado : texts.noProbado)),
    }
  }

  async function elegir(una: PushSubscription, nueva: Eleccion) {
    setElegida({ eleccion: nueva, sobre: pedidos })
    setOcupado(true)
    const answer = await pedir(una, nueva)
    setOcupado(false)
    if (answer.ok) return
    setElegida(undefined)
    const { kind, message } = answer.failure
    showToast(kind === 'sin-senal' ? texts.sinSenal : texts.noSeGuardo(message))
  }
}
