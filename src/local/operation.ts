import type { Struct } from 'superstruct'

import type { Call } from '#contract/call.ts'
import type { Subido } from '#contract/extensiones/partes.ts'

import type { Archivo } from './archivo.ts'
import type { Operacion } from './bases/salida.ts'
import type { AnyResource, Resource } from './resource.ts'

/** Progress of a change, for an overlay that needs the provider's answers. */
export type Llegada = Pick<Operacion, 'state' | 'answers'>

/** Unsent changes added to the copy of one resource. A pure function, so that nothing has to be undone. */
export type Overlay<Payload> = {
  resource: AnyResource
  key: (payload: Payload) => string
  /** `payloads`: the pending changes, oldest first; `llegadas`: progress of each. */
  lay: (stored: unknown, payloads: Payload[], llegadas: Llegada[]) => unknown
}

/** A copy that must be fetched again after the change. */
export type Refresh = { resource: AnyResource; params: unknown }

/** Input of a step besides the payload. */
export type SoFar = {
  /** The provider's answers to the earlier steps. */
  answers: unknown[]
  files: () => Promise<Archivo[]>
  /** Sends files in parts before the call that refers to them; undefined if they belong in the call itself. */
  subir: (files: readonly Archivo[]) => Promise<Subido[] | undefined>
}

/** One call of an operation; `call` carries the key of this step. */
export type Step<Payload> = (call: Call, payload: Payload, soFar: SoFar) => Promise<unknown>

/** A save that names the version it was edited from. If another device saved a newer one, the save is a conflict. */
export type Versioned<Payload> = {
  /** The version inside a payload, an answer, or the provider's current value. */
  of: (value: unknown) => number | undefined
  /** The same change, based on the provider's current value. */
  over: (payload: Payload, theirs: unknown) => Payload
  /** True if the provider's version already contains this change. */
  holds: (payload: Payload, theirs: unknown) => boolean
  /** The provider's version, in one line for people. */
  describeTheirs: (theirs: unknown) => string
}

/** A change that the phone accepts without signal, and sends once when there is signal. */
export type Operation<Payload> = {
  /** Never renamed and never removed: some phone may still hold one. */
  type: string
  payload: Struct<Payload>
  /** Operations of one group reach the provider in the order in which they were made. */
  group: (payload: Payload) => string
  /** Run in order. Each step has its own key, and is never repeated once it was answered. */
  steps: Step<Payload>[]
  /** The change has files: it is sent in a lane of its own, so that no small change waits for an upload. */
  lane?: 'archivos'
  /** True if the same change made again while it waits needs no second row. */
  single?: true
  /**
   * For a change that saves a whole: made again before the earlier one was sent, both become one change. Returns the
   * later payload, based on the version of the earlier one. A refused save is replaced by the later one, which was made
   * without it.
   */
  joined?: (earlier: Payload, later: Payload) => Payload
  /** For changes undone without a question: the text shown afterwards. */
  undone?: string
  /** Its copies show it at the press, before the phone has stored it. For changes whose screen does not say 'stored'. */
  atOnce?: true
  /** Sending it twice does no harm, so it is sent again even to a host that uses no keys. */
  repeatable?: true
  /** For a host that uses no keys: asks if the change arrived; undefined if the answer does not tell. */
  arrived?: (call: Call, payload: Payload) => Promise<boolean | undefined>
  version?: Versioned<Payload>
  overlays?: Overlay<Payload>[]
  /** Name of the kind of change, for people: shown after its content was deleted. */
  name: string
  /** The change in one line, for people. */
  describe: (payload: Payload) => string
  refresh?: (payload: Payload) => Refresh[]
  /** The provider's result: its number, and the screen that shows it. Undefined if the answers do not tell. */
  hecho?: (answers: readonly unknown[]) => Hecho | undefined
}

export type Hecho = { numero: string; href: string }

/** Declares an operation. */
export function operation<Payload>(definition: Operation<Payload>): Operation<Payload> {
  return definition
}

/** Adds an operation's unsent changes to one resource, one after the other. */
export function over<Payload, Params, Value>(
  resource: Resource<Params, Value>,
  params: (payload: Payload) => Params,
  lay: (stored: Value, payload: Payload) => Value,
): Overlay<Payload> {
  return allOver(resource, params, (stored, payloads) =>
    payloads.reduce((value, payload) => lay(value, payload), stored),
  )
}

/** Adds all unsent changes to a list in one pass: with many changes each row would be visited many times. */
export function allOver<Payload, Params, Value>(
  resource: Resource<Params, Value>,
  params: (payload: Payload) => Params,
  lay: (stored: Value, payloads: Payload[], llegadas: Llegada[]) => Value,
): Overlay<Payload> {
  return {
    resource,
    key: (payload) => resource.key(params(payload)),
    // The copy under this key was written by this resource, so it is of its type.
    lay: (stored, payloads, llegadas) => lay(stored as Value, payloads, llegadas),
  }
}
