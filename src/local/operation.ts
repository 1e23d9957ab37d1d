import type { Struct } from 'superstruct'

import type { Call } from '#contract/call.ts'

import type { AnyResource, Resource } from './resource.ts'

/** A pending change laid over the copy of one resource: pure, nothing to roll back. */
export type Overlay<Payload> = {
  resource: AnyResource
  key: (payload: Payload) => string
  lay: (stored: unknown, payload: Payload) => unknown
}

/** A copy to ask for again. */
export type Refresh = { resource: AnyResource; params: unknown }

/** A change that is accepted with no signal and sent, once, when there is some. */
export type Operation<Payload> = {
  /** Never renamed and never removed: some phone may still hold one. */
  type: string
  payload: Struct<Payload>
  /** Operations of one group reach the provider in the order in which they were made. */
  group: (payload: Payload) => string
  /** `call` carries this operation's key. */
  send: (call: Call, payload: Payload) => Promise<unknown>
  overlays?: Overlay<Payload>[]
  /** What kind of change it is, for people: all that is left to say once its content was forgotten. */
  name: string
  /** One line for people. */
  describe: (payload: Payload) => string
  refresh?: (payload: Payload) => Refresh[]
}

/** Declares an operation. */
export function operation<Payload>(definition: Operation<Payload>): Operation<Payload> {
  return definition
}

/** Lays an operation's pending change over one resource. */
export function over<Payload, Params, Value>(
  resource: Resource<Params, Value>,
  params: (payload: Payload) => Params,
  lay: (stored: Value, payload: Payload) => Value,
): Overlay<Payload> {
  return {
    resource,
    key: (payload) => resource.key(params(payload)),
    // The copy under this key was written by this resource, so it is of its type.
    lay: (stored, payload) => lay(stored as Value, payload),
  }
}
