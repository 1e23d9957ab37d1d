import { SignJWT, errors, jwtVerify } from 'jose'
import { type Infer, integer, is, max, min, number, pattern, string, type } from 'superstruct'

import { FIJO } from '#contract/fijo.ts'

import { UUID } from '../base/uuid.ts'

const AUDIENCE = 'portal-afiliados'
const TYPE = 'sesion+jwt'
const MAX_LENGTH = 2_048
const SHAPE = /^[\w-]+\.[\w-]+\.[\w-]+$/
const MAX_UID = 2_147_483_647
const SKEW_S = 60

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

export type Verdict = { state: 'good' | 'expired'; claims: Claims } | { state: 'bad' }

/** Token of a session: 30 days without contact, 180 days at most after the sign-in (SEC-16). */
export function signToken(
  key: Uint8Array,
  { uid, sid, creadaAt }: { uid: number; sid: string; creadaAt: number },
  now: number,
): Promise<string> {
  const end = Math.min(now + SLIDING_MS, creadaAt + ABSOLUTE_MS)
  return new SignJWT({ uid, sid })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setIssuer(FIJO)
    .setAudience(AUDIENCE)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(end / 1000))
    .sign(key)
}

/** Checks with the algorithm that this server uses, not with the one named in the token (SEC-15). */
export async function verifyToken(key: Uint8Array, token: string, now: number): Promise<Verdict> {
  if (token.length > MAX_LENGTH || !SHAPE.test(token)) return { state: 'bad' }
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: FIJO,
      audience: AUDIENCE,
      typ: TYPE,
      currentDate: new Date(now),
      requiredClaims: ['exp', 'iat'],
    })
    if (!is(payload, Claims) || payload.iat > now / 1000 + SKEW_S) return { state: 'bad' }
    return { state: 'good', claims: payload }
  } catch (error) {
    // jose checks the end last: signature and all other claims are right.
    if (error instanceof errors.JWTExpired && is(error.payload, Claims))
      return { state: 'expired', claims: error.payload }
    return { state: 'bad' }
  }
}
