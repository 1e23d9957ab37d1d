import type { Struct } from 'superstruct'

import type { Call } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'

import type { Device } from './bases/device.ts'

/** A piece of the provider's data that this phone keeps a copy of. */
export type Resource<Params, Value> = {
  name: string
  key: (params: Params) => string
  /** `device` is for requests that need something of this phone (a key). Throws NotHere if the host or the browser lacks it. */
  fetch: (call: Call, params: Params, device: Device) => Promise<Value>
  /** Struct of a valid copy. A damaged copy is not shown, and is fetched again. */
  shape?: Struct<Value>
  freshFor: number
  /** Deleted first when the phone has no room: it can be fetched again, and a counter does not need it. */
  spare?: true
  /** Fetched at every start and return of the signal, at any age: it contains news, and shows if there is signal. */
  eager?: boolean
  /**
   * Parameters that are loaded in advance, without an open screen; `stored` reads other copies, `now` is the time by the
   * provider's clock. Undefined while those copies are missing.
   */
  warm?: (stored: Stored, now: number) => Promise<Params[] | undefined>
  /** Read before the first frame, which shows it: small, and needed on every screen. */
  alAbrir?: true
  /** Maximum number of copies, newest first: for a search, the oldest answers are deleted. */
  guarda?: number
  /** The answer has `bytes`, which are stored beside the copy: see documento.ts. A shared phone stores none. */
  conArchivo?: true
  /** A copy that `warm` no longer names is removed: its member left the family group. */
  onlyWarm?: true
}

/** The host or this browser lacks a function that the resource needs. This is not a failure, and no screen shows it. */
export class NotHere extends Error {
  constructor() {
    super('Not here.')
    this.name = 'NotHere'
  }
}

/** Answer of an extension's call; NotHere if the host does not have the extension. */
export async function siSeOfrece<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof CallError && error.failure.kind === 'not-offered') throw new NotHere()
    throw error
  }
}

// The engine knows no area by name, so it cannot know their types either.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyResource = Resource<any, any>

/** Parameters of a resource that has none. */
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
