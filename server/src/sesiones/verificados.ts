import { createHash } from 'node:crypto'

import type { Claims } from './token.ts'

/** About six megabytes. */
const MAX = 20_000

/**
 * Claims of tokens whose signature was found right, by the key that signed them: another look at it costs a process as
 * much as two statements. A key that is not honoured any more takes its tokens with it. Ends and times are not kept:
 * they are compared at each call.
 */
const known = new WeakMap<Uint8Array, Map<string, Claims>>()

/** The token itself is a permission, and stays in no list. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64')

export function recall(keys: readonly Uint8Array[], hash: string): Claims | undefined {
  for (const key of keys) {
    const claims = known.get(key)?.get(hash)
    if (claims) return claims
  }
  return undefined
}

export function remember(key: Uint8Array, hash: string, claims: Claims, max = MAX): void {
  const tokens = known.get(key) ?? new Map<string, Claims>()
  known.set(key, tokens)
  const [oldest] = tokens.size < max ? [] : tokens.keys()
  if (oldest !== undefined) tokens.delete(oldest)
  tokens.set(hash, claims)
}
