import { useRef, useState } from 'react'

import { acceso } from '#contract/acceso.ts'
import { type Desafio, type Solucion, antirrobot } from '#contract/extensiones/antirrobot.ts'
import { type Failure, enPalabras, noSeOfrece } from '#live/proveedor/failure.ts'

import { ask } from './useLiveCall.ts'

/** Solves a challenge and reports its progress (0 to 1). */
export type Resolver = (
  desafio: Desafio,
  onAvance: (parte: number) => void,
) => Promise<Solucion['solution'] | undefined>

/** State of the bot check; `comprobante` is the voucher for one call. */
export type Antirrobot =
  | { state: 'sin-hacer' }
  | { state: 'trabajando'; avance: number }
  /** The host uses reCAPTCHA, with this site key. */
  | { state: 'ajena'; sitio: string }
  | { state: 'hecha'; comprobante: string | undefined }
  | { state: 'falla'; failure: Failure }

const NO_SALIO: Failure = {
  kind: 'telefono',
  message: 'No se pudo comprobar en este navegador. Probá de nuevo.',
}
const NO_PASO: Failure = { kind: 'rechazo', message: 'No se pudo comprobar. Probá de nuevo.' }

/** The bot check of a form: the phone does the work, not the person. */
export function useAntirrobot(resolver: Resolver) {
  const [estado, setEstado] = useState<Antirrobot>({ state: 'sin-hacer' })
  const vuelta = useRef(0)

  async function hacer() {
    if (estado.state === 'trabajando' || estado.state === 'hecha') return
    vuelta.current += 1
    const mine = vuelta.current
    const say = (next: Antirrobot) => {
      if (mine === vuelta.current) setEstado(next)
    }
    say({ state: 'trabajando', avance: 0 })
    say(await pasarAntirrobot(resolver, (avance) => say({ state: 'trabajando', avance })))
  }

  /** Hands in the answer of reCAPTCHA; resolves with the reason if it is refused. */
  async function entregar(token: string): Promise<string | undefined> {
    const mine = vuelta.current
    const judged = await verificar(token)
    if (judged.state === 'falla') return enPalabras(judged.failure)
    if (mine === vuelta.current) setEstado(judged)
    return undefined
  }

  /** A voucher is used up by one call: the next call needs a new check. */
  function reiniciar() {
    vuelta.current += 1
    setEstado({ state: 'sin-hacer' })
  }

  const casilla = {
    estado: estado.state,
    avance: estado.state === 'trabajando' ? estado.avance : 0,
    porQue: estado.state === 'falla' ? enPalabras(estado.failure) : '',
    sitio: estado.state === 'ajena' ? estado.sitio : '',
    onHacer: () => void hacer(),
    onToken: entregar,
  }

  return { estado, casilla, reiniciar }
}

/** The whole check, from the challenge to the voucher; or to the site key, on a host with reCAPTCHA. */
export async function pasarAntirrobot(
  resolver: Resolver,
  onAvance: (parte: number) => void = () => undefined,
): Promise<Extract<Antirrobot, { state: 'hecha' | 'falla' | 'ajena' }>> {
  const challenge = await ask(antirrobot.desafio, {})
  // A host that announces no bot check has its own protection.
  if (!challenge.ok && noSeOfrece(challenge.failure))
    return { state: 'hecha', comprobante: undefined }
  if (!challenge.ok) return { state: 'falla', failure: challenge.failure }
  if ('recaptcha' in challenge.value) return { state: 'ajena', sitio: challenge.value.recaptcha }
  const solution = await resolver(challenge.value, onAvance)
  if (!solution) return { state: 'falla', failure: NO_SALIO }
  const solucion: Solucion = { challenge: challenge.value, solution }
  return verificar(btoa(JSON.stringify(solucion)))
}

async function verificar(
  token: string,
): Promise<Extract<Antirrobot, { state: 'hecha' | 'falla' }>> {
  const answer = await ask(acceso.verificarRecaptcha, { token })
  if (!answer.ok) return { state: 'falla', failure: answer.failure }
  const { success } = answer.value
  const comprobante = answer.value.comprobante ?? undefined
  if (success !== true && comprobante === undefined) return { state: 'falla', failure: NO_PASO }
  return { state: 'hecha', comprobante }
}
