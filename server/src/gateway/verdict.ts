import { readAnswer } from '#contract/answer.ts'
import type { Endpoint } from '#contract/endpoint.ts'

import type { Answer } from './insurer.ts'

/**
 * 'made': carried out. 'refused': not carried out, for good. 'later': not carried out now. 'unknown': it may have been
 * carried out.
 */
export type Verdict = 'made' | 'refused' | 'later' | 'unknown'

/** Statuses of a server that has not begun to work on the request. */
const NOT_BEGUN = new Set([408, 425, 429, 503])

/** Judges an answer to a change as the phone would (docs/architecture/outbox.md), and a success only by its shape. */
export function verdictOf(endpoint: Endpoint, { status, headers, bytes }: Answer): Verdict {
  if (status < 200 || status > 599) return 'unknown'
  if (NOT_BEGUN.has(status)) return 'later'
  if (status >= 500) return 'unknown'
  const answer = readAnswer(endpoint, new Response(null, { status, headers }), bytes.buffer)
  if ('value' in answer) return 'made'
  if (answer.kind === 'refused') return 'refused'
  // A page, a redirection or another shape in place of a success: the change may have been carried out before.
  if (status < 400) return 'unknown'
  const isFinal =
    answer.kind === 'status' && answer.foreign !== true && answer.retryAfterMs === undefined
  return isFinal ? 'refused' : 'later'
}
