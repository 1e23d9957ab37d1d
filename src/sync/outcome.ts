import type { CallFailure } from '#contract/callError.ts'

/** What becomes of a row after one attempt. */
export type Outcome =
  | { state: 'done' }
  | { state: 'rejected'; reason: string }
  /** Sent again later; `afterMs` when the server said when. */
  | { state: 'pending'; afterMs?: number }
  /** Waits for the same person's next sign-in. */
  | { state: 'signed-out' }

const WAITED_FOR = new Set([408, 425, 429, 503])

/** Judges a failed attempt; the table is in docs/ARCHITECTURE.md. */
export function outcomeOf(failure: CallFailure): Outcome {
  switch (failure.kind) {
    case 'session-over':
    case 'session-expired':
      return { state: 'signed-out' }
    case 'refused':
      return { state: 'rejected', reason: failure.message }
    case 'no-answer':
    case 'captive':
    case 'shape':
    case 'not-offered':
      return { state: 'pending' }
    case 'status':
      return ofStatus(failure)
  }
}

function ofStatus({
  status,
  message,
  codigo,
  retryAfterMs,
}: Extract<CallFailure, { kind: 'status' }>): Outcome {
  if (retryAfterMs !== undefined) return { state: 'pending', afterMs: retryAfterMs }
  if (codigo === 'en-curso' || WAITED_FOR.has(status) || status >= 500) return { state: 'pending' }
  return { state: 'rejected', reason: message ?? `Error (${status})` }
}

/** 1 s, doubling, with up to half of it at random; the caps are those of docs/ARCHITECTURE.md. */
export function backOff(tries: number, visible: boolean, random: number): number {
  const cap = visible ? 100_000 : 5 * 60_000
  const whole = Math.min(cap, 1000 * 2 ** Math.min(tries - 1, 20))
  return whole / 2 + (whole / 2) * random
}
