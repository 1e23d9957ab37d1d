// Makes calls like the app, and keeps the raw answer beside each result.
import { Unchanged, makeCall } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import type { Endpoint } from '#contract/endpoint.ts'

import { type Ask, SinDatos } from './mundo.ts'
import type { Hecha, Registro } from './respuesta.ts'

export type Probada = Hecha & { value?: unknown }

type Sesion = { token: string; expiresAt: number }
type Host = { base: string; provider: string; origin: string | undefined }

export type Telefono = ReturnType<typeof telefonoDe>

export function telefonoDe(
  { base, provider, origin }: Host,
  capacidades: readonly string[],
  fetch: typeof globalThis.fetch,
) {
  let sesion: Sesion | undefined
  let registro: Registro | undefined
  const call = makeCall({
    base,
    provider,
    fetch: async (input, init) => {
      const begun = performance.now()
      const headers = {
        ...(init?.headers as Record<string, string>), // makeCall writes them as an object
        ...(origin !== undefined && { Origin: origin }),
      }
      const response = await fetch(input, { ...init, headers })
      const bytes = await response.clone().arrayBuffer()
      const { status } = response
      registro = { status, headers: response.headers, bytes, ms: performance.now() - begun }
      return response
    },
    token: () => sesion,
    clock: Date.now,
    has: (name) => capacidades.includes(name),
  })
  async function makeOnce(endpoint: Endpoint, request: object): Promise<Probada> {
    registro = undefined
    try {
      const value: unknown = await call(endpoint, request, { key: crypto.randomUUID() })
      return { registro, falla: undefined, value }
    } catch (error) {
      if (error instanceof CallError) return { registro, falla: error.failure }
      if (error instanceof Unchanged) return { registro, falla: { kind: 'captive' } }
      throw error
    }
  }
  const made = new Map<string, Promise<Probada>>()
  /** One call at a time; equal calls are made once. */
  const make = (endpoint: Endpoint, request: object): Promise<Probada> => {
    const key = `${endpoint.method} ${endpoint.path} ${JSON.stringify(request)}`
    const before = made.get(key)
    if (before) return before
    const now = makeOnce(endpoint, request)
    made.set(key, now)
    return now
  }
  const ask: Ask = async (endpoint, request) => {
    const { falla, value } = await make(endpoint, request)
    if (falla) throw new SinDatos(`Antes no se pudo leer ${endpoint.method} ${endpoint.path}.`)
    return value // as the endpoint's struct says: makeCall checked it
  }
  return {
    make,
    ask,
    /** From now on the calls carry this token. */
    entrar: (abierta: Sesion) => {
      sesion = abierta
    },
    dentro: () => sesion !== undefined,
  }
}
