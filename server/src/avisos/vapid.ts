import { createECDH } from 'node:crypto'

import { SignJWT, importJWK } from 'jose'

import { CURVE } from './cifrar.ts'

/** Order of the curve P-256: a private key is a smaller number. */
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551')
const GOOD_FOR_S = 12 * 3_600

/** Key pair of this provider for push services; derived from its secret, so that every process has the same one. */
function pairOf(secret: Uint8Array) {
  const number = (BigInt(`0x${Buffer.from(secret).toString('hex')}`) % (ORDER - 1n)) + 1n
  const d = Buffer.from(number.toString(16).padStart(64, '0'), 'hex')
  const keys = createECDH(CURVE)
  keys.setPrivateKey(d)
  return { d, point: keys.getPublicKey() }
}

/** Public key with which browsers subscribe at their push service. */
export const clavePublica = (secret: Uint8Array): string =>
  pairOf(secret).point.toString('base64url')

/** Proves the sender to the push service at this address (RFC 8292). */
export async function credencialDeEnvio(
  secret: Uint8Array,
  { endpoint, contacto, ahora }: { endpoint: string; contacto: string; ahora: number },
): Promise<string> {
  const { d, point } = pairOf(secret)
  const part = (from: number, to?: number) => point.subarray(from, to).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', d: d.toString('base64url'), x: part(1, 33), y: part(33) }
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(contacto)
    .setExpirationTime(Math.floor(ahora / 1000) + GOOD_FOR_S)
    .sign(await importJWK(jwk, 'ES256'))
  return `vapid t=${token}, k=${point.toString('base64url')}`
}
