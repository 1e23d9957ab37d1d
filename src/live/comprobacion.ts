import { useRef, useState } from 'react'

import { acceso } from '#contract/acceso.ts'
import { type Desafio, type Solucion, comprobacion } from '#contract/extensiones/comprobacion.ts'

import { type Failure, noSeOfrece } from './failure.ts'
import { ask } from './useLiveCall.ts'

/** Does the work of a challenge, and tells how far it is (0 to 1). */
export type Resolver = (
  desafio: Desafio,
  onAvance: (parte: number) => void,
) => Promise<Solucion['solution'] | undefined>

/** Whether the person passed the bot check; `comprobante` goes with one call. */
export type Comprobacion =
  | { state: 'sin-hacer' }
  | { state: 'trabajando'; avance: number }
  | { state: 'hecha'; comprobante: string | undefined }
  | { state: 'falla'; failure: Failure }

const NO_SALIO: Failure = {
  kind: 'telefono',
  message: 'No se pudo comprobar en este navegador. Probá de nuevo.',
}
const NO_PASO: Failure = { kind: 'rechazo', message: 'No se pudo comprobar. Probá de nuevo.' }

/** The bot check of a form: the phone works for it instead of the person. */
export function useComprobacion(resolver: Resolver) {
  const [estado, setEstado] = useState<Comprobacion>({ state: 'sin-hacer' })
  const vuelta = useRef(0)

  async function hacer() {
    if (estado.state === 'trabajando' || estado.state === 'hecha') return
    vuelta.current += 1
    const mine = vuelta.current
    const say = (next: Comprobacion) => {
      if (mine === vuelta.current) setEstado(next)
    }
    say({ state: 'trabajando', avance: 0 })
    say(await pasarComprobacion(resolver, (avance) => say({ state: 'trabajando', avance })))
  }

  /** What was passed is good for one call: the next one needs another. */
  function reiniciar() {
    vuelta.current += 1
    setEstado({ state: 'sin-hacer' })
  }

  return { estado, hacer, reiniciar }
}

/** The check itself, from the challenge to what is good for one call. */
export async function pasarComprobacion(
  resolver: Resolver,
  onAvance: (parte: number) => void = () => undefined,
): Promise<Extract<Comprobacion, { state: 'hecha' | 'falla' }>> {
  const challenge = await ask(comprobacion.desafio, {})
  // A host that announces no check of this kind judges by itself whom it lets through.
  if (!challenge.ok && noSeOfrece(challenge.failure))
    return { state: 'hecha', comprobante: undefined }
  if (!challenge.ok) return { state: 'falla', failure: challenge.failure }
  const solution = await resolver(challenge.value, onAvance)
  if (!solution) return { state: 'falla', failure: NO_SALIO }
  const solucion: Solucion = { challenge: challenge.value, solution }
  const answer = await ask(acceso.verificarRecaptcha, { token: btoa(JSON.stringify(solucion)) })
  if (!answer.ok) return { state: 'falla', failure: answer.failure }
  const { success, comprobante } = answer.value
  if (success !== true && comprobante === undefined) return { state: 'falla', failure: NO_PASO }
  return { state: 'hecha', comprobante }
}
