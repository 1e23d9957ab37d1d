/** How a file can be damaged: of no bytes, something else (a page), cut off, or larger than a phone should keep. */
export type Danio = 'vacio' | 'otra-cosa' | 'cortado' | 'enorme'

/** Why a call failed, as the engine and the screens tell failures apart. */
export type CallFailure =
  /** Nothing usable came back in time: no signal, cut, time-out. */
  | { kind: 'no-answer'; timedOut: boolean }
  /** Somebody else answered: a Wi-Fi sign-in page, a proxy. */
  | { kind: 'captive' }
  /** The provider's 401 to a call that carried the session token. */
  | { kind: 'session-over' }
  /** The token's own end has passed: it was not sent, or the provider said so. */
  | { kind: 'session-expired' }
  /** The host does not announce the capability that this call needs: it was not made. */
  | { kind: 'not-offered' }
  /** The provider refused or failed. `message` is its own words, where it sent any. */
  | {
      kind: 'status'
      status: number
      statusText: string
      message?: string
      /** It said so with status 'error': its words stand for whatever the status means. */
      inWords?: true
      codigo?: string
      /** As the server named it; it is believed up to LONGEST_RETRY_AFTER. */
      retryAfterMs?: number
      /** Not in the provider's form, which is JSON with what is wrong: something in between may have said it. */
      foreign?: true
      /** With 412: what the provider has instead of the version that was edited. */
      actual?: unknown
    }
  /** 200 with status 'error' (or 'warning'): the provider's refusal in words. */
  | { kind: 'refused'; message: string }
  /** An answer that is not what the contract says: nothing of it may be stored. */
  | { kind: 'shape'; detail: string }
  /** A file that is not what it should be: nothing of it may be stored. */
  | { kind: 'damaged'; how: Danio }

/** Nobody who means it asks for more: a proxy's mistake must not stop a change for years. */
export const LONGEST_RETRY_AFTER = 60 * 60_000

export class CallError extends Error {
  readonly failure: CallFailure

  constructor(asked: string, failure: CallFailure) {
    super(`${asked}: ${JSON.stringify(failure)}`)
    this.name = 'CallError'
    this.failure = failure
  }
}
