import { useCallback, useContext, useState } from 'react'

import { CallError } from '#contract/callError.ts'
import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts'
import { isOfTheDatabase } from '#live/cambios/keep.ts'
import { Generacion } from '#live/copias/useResource.ts'
import { tellAskedFailure } from '#live/proveedor/asked.ts'
import { type Failure, toFailure } from '#live/proveedor/failure.ts'
import { device } from '#live/telefono/device.ts'
import { again } from '#local/bases/open.ts'
import { makeApi } from '#local/provider/api.ts'
import { currentSession } from '#local/session/session.ts'

import { guardadosDe } from './guardados.ts'
import { type Intento, esDeOtro, isAnswer, makeIntentos } from './intentos.ts'

/** This page's calls; the worker and the service worker have their own. */
export const api = makeApi(device)
const intentoDe = makeIntentos()

export type Answered<T> = { ok: true; value: T } | { ok: false; failure: Failure }

const SIN_LEER: Failure = {
  kind: 'telefono',
  message:
    'No se pudo leer lo guardado. Probá de nuevo; si sigue igual, cerrá la aplicación y volvé a abrirla.',
}

/** Makes a call that cannot wait for signal; never throws. `generation`: in any other session it is not made. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  generation?: number,
  comprobante?: string,
): Promise<Answered<ResponseOf<E>>> {
  const said = { endpoint, request, generation, comprobante }
  const { answer, antes } = await attempt(said, true)
  if (answer.ok || !antes) return answer
  // The earlier attempt under this key was a different request: this one gets its own key.
  const { answer: last } = esDeOtro(answer.failure) ? await attempt(said, false) : { answer }
  return last.ok ? last : { ok: false, failure: { ...last.failure, quizasHecha: true } }
}

type Said<E extends Endpoint> = {
  endpoint: E
  request: RequestOf<E>
  generation: number | undefined
  comprobante: string | undefined
}

/** `recordar`: uses the key that an earlier page may have stored for an equal call. */
async function attempt<E extends Endpoint>(
  { endpoint, request, generation, comprobante }: Said<E>,
  recordar: boolean,
): Promise<{ answer: Answered<ResponseOf<E>>; antes?: boolean }> {
  let intento: Intento | undefined
  try {
    // A lost connection to the database is opened again before the request is sent.
    const session = await again(device, () => currentSession(device))
    const whose = endpoint.session ? (generation ?? session?.generation ?? 0) : 0
    if (endpoint.conClave !== undefined)
      intento = await intentoDe(endpoint, request, recordar ? guardadosDe(whose) : undefined)
    const value = await api.call(endpoint, request, {
      generation,
      comprobante,
      ...(intento && { key: intento.clave }),
    })
    await intento?.answered()
    return { answer: { ok: true, value } }
  } catch (error) {
    if (isOfTheDatabase(error)) return { answer: { ok: false, failure: SIN_LEER } }
    if (!(error instanceof CallError)) throw error
    const failure = toFailure(error.failure)
    if (isAnswer(failure)) await intento?.answered()
    return { answer: { ok: false, failure }, antes: intento?.antes ?? false }
  }
}

/**
 * Makes a live call for a screen; `busy` while it is under way. `toast`: false for a screen that shows the failure
 * itself.
 */
export function useLiveCall<E extends Endpoint>(endpoint: E, { toast = true } = {}) {
  const drawnFor = useContext(Generacion)
  const generation = endpoint.session ? drawnFor : undefined
  const [underWay, setUnderWay] = useState(0)
  const run = useCallback(
    async (request: RequestOf<E>, comprobante?: string) => {
      setUnderWay((count) => count + 1)
      try {
        const answer = await ask(endpoint, request, generation, comprobante)
        if (!answer.ok && toast) tellAskedFailure(answer.failure)
        return answer
      } finally {
        setUnderWay((count) => count - 1)
      }
    },
    [endpoint, generation, toast],
  )
  return { run, busy: underWay > 0 }
}
