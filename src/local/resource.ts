import type { Struct } from 'superstruct'

import type { Call } from '#contract/call.ts'

import type { Device } from './device.ts'

/** A piece of the provider's data that this phone keeps a copy of. */
export type Resource<Params, Value> = {
  name: string
  key: (params: Params) => string
  /** `device` is for what is asked with something that only this phone has. Throws NotHere where there is no such thing. */
  fetch: (call: Call, params: Params, device: Device) => Promise<Value>
  /** What a copy must be to be shown: a damaged one is asked for again. */
  shape?: Struct<Value>
  /** How an answer is laid into the copy; without it the answer replaces the copy. */
  write?: (fetched: Value, stored: Value | undefined) => Value
  freshFor: number
  /** The first to go where the phone has no room: it can be asked for again, and nobody misses it at a counter. */
  spare?: true
  /** Asked for at every start and return of the signal, whatever its age: it tells news, and whether there is signal. */
  eager?: boolean
  /**
   * For which parameters to load it without anybody having opened its screen; `stored` reads other copies. Undefined while
   * they do not tell.
   */
  warm?: (stored: Stored) => Promise<Params[] | undefined>
  /** A copy that `warm` no longer names is forgotten: of somebody who left the family group. */
  onlyWarm?: true
}

/** The host has nothing of the kind, or this browser has no means for it: nothing failed, and nobody is told. */
export class NotHere extends Error {
  constructor() {
    super('Neither asked for nor stored: this host or this browser has nothing of the kind.')
    this.name = 'NotHere'
  }
}

// The engine knows no area by name, so it cannot know their types either.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyResource = Resource<any, any>

/** The parameters of a resource that has none. */
export type NoParams = Record<string, never>

/** Reads the copy of a resource; undefined when there is none yet. */
export type Stored = <Params, Value>(
  resource: Resource<Params, Value>,
  params: Params,
) => Promise<Value | undefined>

/** Declares a resource. */
export function resource<Params, Value>(
  definition: Resource<Params, Value>,
): Resource<Params, Value> {
  return definition
}
