import { type CallFailure, LONGEST_RETRY_AFTER } from '#contract/callError.ts'

/** The state of a row after one attempt. The drawing is in docs/architecture/outbox.md. */
export type Outcome =
  | { state: 'done'; answers: unknown[] }
  /**
   * `annulled`: no request under its key can take effect any more. `pesa`: the change was too large, and may be sent
   * when it is smaller. `avisa`: the refusal came with a successful status.
   */
  | { state: 'rejected'; reason: string; annulled?: true; pesa?: true; avisa?: true }
  /** Another device changed the same data meanwhile; `theirs` is the provider's version. */
  | { state: 'conflict'; theirs: unknown }
  /**
   * The change may have arrived, and the host cannot say so by its key. `sinSaber`: the host itself answered that it
   * does not know.
   */
  | { state: 'dudosa'; sinSaber?: true }
  /**
   * The change is sent again later. `afterMs`: earliest time named by the server; `atOnce`: it is certain that it had
   * not arrived; `otherKey`: it is sent under another key; `reason`: reason of a refusal that is not final yet.
   */
  | { state: 'pending'; afterMs?: number; atOnce?: true; otherKey?: true; reason?: string }
  /** The change waits for the same person's next sign-in. */
  | { state: 'signed-out' }

/** Statuses of temporary failures, sent by the provider or by a gateway. */
const WAITED_FOR = new Set([408, 425, 429, 503])

/** Text for a refusal that has no text of its own. */
const POR_ESTADO: Record<number, string> = {
  400: 'La obra social no lo entendió. Descartalo y hacelo de nuevo.',
  413: 'El archivo es demasiado grande. Descartalo y hacelo de nuevo con uno más chico.',
  415: 'La obra social no acepta ese tipo de archivo. Descartalo y hacelo de nuevo con otro.',
}

/** Judges a failed attempt. `certain`: sending the change again is harmless, even if it had arrived. */
export function outcomeOf(failure: CallFailure, certain: boolean): Outcome {
  switch (failure.kind) {
    case 'session-over':
    case 'session-expired':
      return { state: 'signed-out' }
    case 'refused':
      return { state: 'rejected', reason: failure.message, avisa: true }
    case 'captive':
    case 'not-offered':
      return { state: 'pending' }
    case 'no-answer':
    case 'shape':
    case 'damaged': // The answer to a change is never a file.
      return { state: certain ? 'pending' : 'dudosa' }
    case 'status':
      return ofStatus(failure, certain)
  }
}

function ofStatus(failure: Extract<CallFailure, { kind: 'status' }>, certain: boolean): Outcome {
  const { status, message, codigo, retryAfterMs } = failure
  if (codigo === 'dudosa') return { state: 'dudosa', sinSaber: true }
  if (retryAfterMs !== undefined)
    return { state: 'pending', afterMs: Math.min(retryAfterMs, LONGEST_RETRY_AFTER) }
  if (codigo === 'en-curso' || WAITED_FOR.has(status)) return { state: 'pending' }
  if (status >= 500) return { state: certain ? 'pending' : 'dudosa' }
  // A gateway's page does not decide about the change: only the provider's own answer is final.
  if (failure.foreign) return { state: 'pending' }
  if (status === 412 && 'actual' in failure) return { state: 'conflict', theirs: failure.actual }
  return {
    state: 'rejected',
    reason: message ?? POR_ESTADO[status] ?? `Error (${status})`,
    ...(codigo === 'anulada' && { annulled: true }),
    ...(status === 413 && { pesa: true }),
  }
}

/** True if another request would not help: the host does not have the call, or the provider itself refuses it. */
export const isFinal = (failure: CallFailure): boolean =>
  failure.kind === 'not-offered' || outcomeOf(failure, true).state === 'rejected'

/**
 * Wait before the next try: 1 s, then doubling, each shortened at random by up to half; at the cap
 * (docs/architecture/outbox.md) only slightly.
 */
export function backOff(tries: number, visible: boolean, random: number): number {
  const cap = visible ? 100_000 : 5 * 60_000
  const whole = Math.min(cap, 1000 * 2 ** Math.min(tries - 1, 20))
  // At the cap, waits shortened by half would mean twice as many requests in the first hour.
  const spread = whole < cap ? 0.5 : 0.04
  return whole * (1 - spread * (1 - random))
}
