import type { tabla } from '#contract/tabla.ts'

import * as areas from './areas.ts'
import type { Handlers } from './base/endpointHandler.ts'
import type { Answering, Answers, Area } from './http/area.ts'

type Given<A> = A extends Answering<infer H> ? H : never
type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void
  ? All
  : never

/** Joins the handlers of several areas; throws if two areas answer the same call. */
export function join(given: readonly (Answers | undefined)[]): Answers {
  const joined: Record<string, Record<string, unknown>> = {}
  for (const [name, answers] of given.flatMap((one) => Object.entries(one ?? {}))) {
    const calls = (joined[name] ??= {})
    for (const [call, handler] of Object.entries(answers)) {
      if (call in calls) throw new Error(`Two areas answer ${name}.${call}.`)
      calls[call] = handler
    }
  }
  return joined
}

/** Handler of each call of the contract. A call without one does not compile. */
export const rutas: Handlers<typeof tabla> = join(
  Object.values(areas).map(({ handlers }: Area) => handlers),
) as Together<Given<(typeof areas)[keyof typeof areas]>>
