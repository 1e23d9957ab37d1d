import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16
const CIPHER = 'aes-256-gcm'

/** One person's Idempotency-Key. `who` is '' for calls without a session. */
export type Llave = { who: string; clave: string }

/** Name of a row. The person and the key cannot be read from it; the key is random and only on the phone. */
export const idOf = ({ who, clave }: Llave): string =>
  createHash('sha256').update(`${who}\n${clave}`).digest('base64url')

/** Hash of a request; without its key the request cannot be guessed from it. */
export const huellaOf = ({ clave }: Llave, text: string): string =>
  createHmac('sha256', clave).update(text).digest('base64url')

const keyFor = (llave: Llave) =>
  new Uint8Array(hkdfSync('sha256', llave.clave, idOf(llave), 'gateway', 32))

/** Encrypts bytes so that only a request with the same key opens them: the database alone, or this server, cannot. */
export function seal(llave: Llave, bytes: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor(llave), iv)
  const hidden = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), hidden])
}

export function open(llave: Llave, sealed: Uint8Array): Buffer {
  const iv = sealed.subarray(0, IV_BYTES)
  const decipher = createDecipheriv(CIPHER, keyFor(llave), iv, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
