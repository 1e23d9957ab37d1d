import type { Struct } from 'superstruct'

import type { Call } from '#contract/call.ts'

import type { AnyResource, Resource } from './resource.ts'

/** A file as this phone keeps it: bytes, never a Blob or a File (WebKit refuses those in IndexedDB). */
export type Archivo = { bytes: ArrayBuffer; type: string; name: string }

/** A pending change laid over the copy of one resource: pure, nothing to roll back. */
export type Overlay<Payload> = {
  resource: AnyResource
  key: (payload: Payload) => string
  lay: (stored: unknown, payload: Payload) => unknown
}

/** A copy to ask for again. */
export type Refresh = { resource: AnyResource; params: unknown }

/** What a step may look at besides its payload. */
export type SoFar = {
  /** What the provider answered to the steps before. */
  answers: unknown[]
  files: () => Promise<Archivo[]>
}

/** One call of an operation; `call` carries the key of this step. */
export type Step<Payload> = (call: Call, payload: Payload, soFar: SoFar) => Promise<unknown>

/** A save that names the version it was edited from; somebody else's newer one makes it a conflict. */
export type Versioned<Payload> = {
  /** The version that a payload, or what the provider has or answered, is of. */
  of: (value: unknown) => number | undefined
  /** The same change, as if it had been edited from what the provider has now. */
  over: (payload: Payload, theirs: unknown) => Payload
  /** Whether what the provider has says what the change wanted to say. */
  holds: (payload: Payload, theirs: unknown) => boolean
  /** What the provider has, in one line for people. */
  describeTheirs: (theirs: unknown) => string
}

/** A change that is accepted with no signal and sent, once, when there is some. */
export type Operation<Payload> = {
  /** Never renamed and never removed: some phone may still hold one. */
  type: string
  payload: Struct<Payload>
  /** Operations of one group reach the provider in the order in which they were made. */
  group: (payload: Payload) => string
  /** In order; each has a key of its own, and is not made again once it was answered. */
  steps: Step<Payload>[]
  /** Carries files: goes in a lane of its own, so that no small change waits for an upload. */
  lane?: 'archivos'
  /** Made again while the first one waits, it is the same change. */
  single?: true
  /** To a host that knows no keys it may be sent again: twice does no harm. */
  repeatable?: true
  /** For a host that knows no keys: looks whether the change arrived; undefined when that cannot be told. */
  arrived?: (call: Call, payload: Payload) => Promise<boolean | undefined>
  version?: Versioned<Payload>
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
