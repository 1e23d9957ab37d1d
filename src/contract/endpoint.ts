import type { Infer, Struct } from 'superstruct'

/** How a call depends on the signal: see docs/ARCHITECTURE.md. */
export type Kind = 'synced-read' | 'queued-write' | 'live'

/** `conClave` of a call that sends something that expires: an older answer would promise an invalid code. */
export const UN_RATO = 2 * 60_000
/** `conClave` of a call with a permanent effect. */
export const UN_DIA = 24 * 3_600_000

// superstruct exports no "any struct"; Struct<T> is invariant, so unknown does not do.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyStruct = Struct<any, any>

type Definition<Req extends AnyStruct, Res extends AnyStruct> = {
  method: 'GET' | 'POST'
  /** `{name}` is filled from the request; `{provider}` from the configuration. */
  path: string
  kind: Kind
  request: Req
  response: Res
  /** false: the call goes without a token, and its 401 does not sign out. */
  session?: boolean
  /** Request fields that travel in the address; every other field of a GET does too. */
  query?: readonly string[]
  /** 'bytes': the field `bytes` is the whole body; every other field travels in the address. */
  body?: 'bytes'
  /** 'file': the answer is bytes with a name, not JSON. */
  answer?: 'json' | 'file'
  /**
   * A live call with an effect: a repetition after a lost answer gets the first answer, under its key. Time in ms:
   * after that it counts as another attempt.
   */
  conClave?: number
  /**
   * With `conClave`: the key outlives the page, since people leave it to read their mail. `menos`: fields left out of
   * the stored hash of the request, so that no password can be guessed from it.
   */
  recordada?: { menos: readonly string[] }
  /** Not in the specification: only called if the host announces this name. */
  capability?: string
  /** The specification does not show this path or method. */
  assumed?: true
}

export type Endpoint<
  Req extends AnyStruct = AnyStruct,
  Res extends AnyStruct = AnyStruct,
> = Required<Pick<Definition<Req, Res>, 'session' | 'answer'>> & Definition<Req, Res>

export type RequestOf<E extends Endpoint> = Infer<E['request']>
export type ResponseOf<E extends Endpoint> = Infer<E['response']>

/** Declares one call of the provider's API. */
export function endpoint<Req extends AnyStruct, Res extends AnyStruct>(
  definition: Definition<Req, Res>,
): Endpoint<Req, Res> {
  return { session: true, answer: 'json', ...definition }
}

/** The names of `{…}` in a path, without `{provider}`. */
export function pathParams(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => String(name))
    .filter((name) => name !== 'provider')
}
