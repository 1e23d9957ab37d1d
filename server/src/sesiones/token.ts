import { createHash } from 'node:crypto'

import { SignJWT, decodeProtectedHeader, errors, jwtVerify } from 'jose'
import {
  type Infer,
  integer,
  is,
  literal,
  max,
  min,
  number,
  optional,
  pattern,
  string,
  type,
} from 'superstruct'

import { FIJO } from '#contract/fijo.ts'

import type { Llaves } from '../base/secrets.ts'
import { UUID } from '../base/uuid.ts'
import { hashOf, recall, remember } from './verificados.ts'

const AUDIENCE = 'portal-afiliados'
const TYPE = 'sesion+jwt'
const MAX_LENGTH = 2_048
const SHAPE = /^[\w-]+\.[\w-]+\.[\w-]+$/
const MAX_UID = 2_147_483_647
const SKEW_S = 60
const LONG_AGO = new Date(0)

export const SLIDING_MS = 30 * 24 * 3_600_000
export const ABSOLUTE_MS = 180 * 24 * 3_600_000
export const RENEW_AFTER_MS = 24 * 3_600_000

/**
 * Numbers within the limits of the columns: others would cause a database error, and are not in this server's tokens.
 */
const Claims = type({
  uid: max(min(integer(), 1), MAX_UID),
  sid: pattern(string(), UUID),
  iat: number(),
  exp: number(),
})
export type Claims = Infer<typeof Claims>

/** 'unknown': the key of this token is none of ours; a former secret may have signed it, or another database. */
export type Verdict =
  | { state: 'good' | 'expired'; claims: Claims }
  | { state: 'bad' }
  | { state: 'unknown' }

const Header = type({ alg: literal('HS256'), typ: literal(TYPE), kid: optional(string()) })

/** Name of a key in the tokens that it signs. */
const nameOf = (key: Uint8Array) =>
  createHash('sha256').update('kid ').update(key).digest('base64url').slice(0, 8)

/** Token of a session: 30 days without contact, 180 days at most after the sign-in (SEC-16). */
export function signToken(
  [key]: Llaves,
  { uid, sid, creadaAt }: { uid: number; sid: string; creadaAt: number },
  now: number,
): Promise<string> {
  const end = Math.min(now + SLIDING_MS, creadaAt + ABSOLUTE_MS)
  return new SignJWT({ uid, sid })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: nameOf(key) })
    .setIssuer(FIJO)
    .setAudience(AUDIENCE)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(end / 1000))
    .sign(key)
}

/** Checks with the algorithm that this server uses, not with the one named in the token (SEC-15). */
export async function verifyToken(keys: Llaves, token: string, now: number): Promise<Verdict> {
  if (token.length > MAX_LENGTH || !SHAPE.test(token)) return { state: 'bad' }
  const hash = hashOf(token)
  const claims = recall(keys, hash)
  if (claims) return at(claims, now)
  const header = headerOf(token)
  if (!header) return { state: 'bad' }
  const named = keys.filter((key) => header.kid === undefined || nameOf(key) === header.kid)
  for (const key of named) {
    const signed = await claimsWith(key, token)
    if (signed === 'other-key') continue
    if (signed === 'bad') return { state: 'bad' }
    remember(key, hash, signed)
    return at(signed, now)
  }
  // Tokens of earlier versions do not name their key: it may be the key of a secret that is not accepted any more.
  return { state: named.length === 0 || header.kid === undefined ? 'unknown' : 'bad' }
}

/** A token of a later time is bad: this server has not signed it yet. */
function at(claims: Claims, now: number): Verdict {
  if (claims.exp <= Math.floor(now / 1000)) return { state: 'expired', claims }
  return claims.iat > now / 1000 + SKEW_S ? { state: 'bad' } : { state: 'good', claims }
}

function headerOf(token: string): Infer<typeof Header> | undefined {
  try {
    const header: unknown = decodeProtectedHeader(token)
    return is(header, Header) ? header : undefined
  } catch {
    return undefined // The first part is no JSON.
  }
}

/** Claims of a token that this key signed, also before and after its time. */
async function claimsWith(key: Uint8Array, token: string): Promise<Claims | 'other-key' | 'bad'> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: FIJO,
      audience: AUDIENCE,
      typ: TYPE,
      // Always in time here: `at` compares the expiry at each call.
      currentDate: LONG_AGO,
      requiredClaims: ['exp', 'iat'],
    })
    return is(payload, Claims) ? payload : 'bad'
  } catch (error) {
    return error instanceof errors.JWSSignatureVerificationFailed ? 'other-key' : 'bad'
  }
}
