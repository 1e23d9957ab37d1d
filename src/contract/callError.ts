/** Kinds of damage: empty, something else (a page), cut off, or larger than a phone should keep. */
export type Danio = 'vacio' | 'otra-cosa' | 'cortado' | 'enorme'

/** Reason of a failed call, as the engine and the screens distinguish them. */
export type CallFailure =
  /** Nothing usable came back in time: no signal, cut, time-out. */
  | { kind: 'no-answer'; timedOut: boolean }
  /** A foreign answer: a Wi-Fi sign-in page, a proxy. */
  | { kind: 'captive' }
  /** The provider's 401 to a call that carried the session token. */
  | { kind: 'session-over' }
  /** The token's own end has passed: it was not sent, or the provider said so. */
  | { kind: 'session-expired' }
  /** The host does not announce the capability that this call needs: it was not made. */
  | { kind: 'not-offered' }
  /** The provider refused or failed. `message` is its own text, if any. */
  | {
      kind: 'status'
      status: number
      statusText: string
      message?: string
      /** It had status 'error': its text counts, at any HTTP status. */
      inWords?: true
      codigo?: string
      /** Wait named by the server; accepted up to LONGEST_RETRY_AFTER. */
      retryAfterMs?: number
      /** Not in the provider's form (JSON with the problem): it may come from a device between phone and provider. */
      foreign?: true
      /** With 412: the provider's present value, in place of the edited version. */
      actual?: unknown
    }
  /** 200 with status 'error' (or 'warning'): the provider's refusal in words. */
  | { kind: 'refused'; message: string }
  /** An answer that does not match the contract: nothing of it may be stored. */
  | { kind: 'shape'; detail: string }
  /** A damaged file: nothing of it may be stored. */
  | { kind: 'damaged'; how: Danio }

/** Longest accepted wait: a wrong value from a proxy must not stop a change for years. */
export const LONGEST_RETRY_AFTER = 60 * 60_000

export class CallError extends Error {
  readonly failure: CallFailure

  constructor(asked: string, failure: CallFailure) {
    super(`${asked}: ${JSON.stringify(failure)}`)
    this.name = 'CallError'
    this.failure = failure
  }
}
