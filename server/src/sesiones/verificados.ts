import { createHash } from 'node:crypto'

import type { Claims } from './token.ts'

/** About six megabytes. */
const MAX = 20_000

/**
 * Claims of tokens whose signature was already verified, by the key that signed them: verifying again costs as much
 * as two statements. If a key is no longer accepted, its tokens are forgotten. Expiry times are still compared at
 * each call.
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
