import { useCallback, useContext, useState } from 'react'

import { CallError } from '#contract/callError.ts'
import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts'
import { makeApi } from '#local/api.ts'
import { again } from '#local/open.ts'
import { currentSession } from '#local/session.ts'

import { tellAskedFailure } from './asked.ts'
import { device } from './device.ts'
import { type Failure, toFailure } from './failure.ts'
import { isAnswer, makeIntentos } from './intentos.ts'
import { isOfTheDatabase } from './keep.ts'
import { Generacion } from './useResource.ts'

/** This page's calls; the worker and the service worker have their own. */
export const api = makeApi(device)
const intentoDe = makeIntentos()

export type Answered<T> = { ok: true; value: T } | { ok: false; failure: Failure }

const SIN_LEER: Failure = {
  kind: 'telefono',
  message:
    'No se pudo leer lo guardado. Probá de nuevo; si sigue igual, cerrá la aplicación y volvé a abrirla.',
}

/** Makes a call that needs signal by nature, and never throws. `generation`: in another session it is not made. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  generation?: number,
  comprobante?: string,
): Promise<Answered<ResponseOf<E>>> {
  const intento = endpoint.conClave === undefined ? undefined : await intentoDe(endpoint, request)
  try {
    // A connection that was lost is made anew before anything leaves.
    await again(device, () => currentSession(device))
    const value = await api.call(endpoint, request, {
      generation,
      comprobante,
      ...(intento && { key: intento.clave }),
    })
    intento?.answered()
    return { ok: true, value }
  } catch (error) {
    if (isOfTheDatabase(error)) return { ok: false, failure: SIN_LEER }
    if (!(error instanceof CallError)) throw error
    const failure = toFailure(error.failure)
    if (isAnswer(failure)) intento?.answered()
    return { ok: false, failure }
  }
}

/** The same for a screen, with whether one is under way. A screen that says itself what failed asks for no toast. */
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
