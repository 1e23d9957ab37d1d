import type { Endpoint } from '#contract/endpoint.ts'

import type { Failure } from './failure.ts'

/** One attempt: its key, and what is told of how it ended. */
export type Intento = { clave: string; answered: () => void }

/** Attempts at live calls that nobody answered: the same call, made again, goes under the same key for as long as it may. */
export function makeIntentos(now: () => number = Date.now) {
  // By a hash of what was said: it holds passwords.
  const open = new Map<string, { clave: string; since: number }>()

  return async function intentoDe(
    { path, conClave = 0 }: Pick<Endpoint, 'path' | 'conClave'>,
    request: unknown,
  ): Promise<Intento> {
    const said = new TextEncoder().encode(`${path}\n${JSON.stringify(request)}`)
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', said)).join()
    const answered = () => void open.delete(hash)
    const before = open.get(hash)
    const age = before ? now() - before.since : Infinity
    if (before && age >= 0 && age < conClave) return { clave: before.clave, answered }
    const clave = crypto.randomUUID()
    open.set(hash, { clave, since: now() })
    return { clave, answered }
  }
}

/** Whether a failure is the provider's word on this attempt. A damaged answer, or a gateway's, is not. */
export const isAnswer = ({ kind, codigo, ajena }: Failure): boolean =>
  kind === 'rechazo' && codigo !== 'en-curso' && !ajena
