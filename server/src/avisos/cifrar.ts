import { ECDH, createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export const CURVE = 'prime256v1'
/** All messages have the same length, so that an encrypted message's length reveals nothing about its content. */
const PADDED = 192
const RECORD = 4096
const LAST_RECORD = 2

const derive = (from: Uint8Array, salt: Uint8Array, info: string | Uint8Array, length: number) =>
  new Uint8Array(hkdfSync('sha256', from, salt, info, length))

const POINT_LENGTH = 65
const UNCOMPRESSED = 4

/**
 * True if these bytes are a point of the curve in the form that browsers send. Only for such a key can a message be
 * encrypted.
 */
export function esPunto(bytes: Buffer): boolean {
  if (bytes.length !== POINT_LENGTH || bytes[0] !== UNCOMPRESSED) return false
  try {
    ECDH.convertKey(bytes, CURVE)
    return true
  } catch {
    return false
  }
}

const newKeys = (): ECDH => {
  const keys = createECDH(CURVE)
  keys.generateKeys()
  return keys
}

type Llaves = { p256dh: string; auth: string }
type Hechas = { propias?: ECDH; sal?: Uint8Array; largo?: number }

/**
 * Encrypts a message so that only the phone can read it (RFC 8291, coding aes128gcm of RFC 8188). Keys and salt are
 * new for each message, unless given. Throws if the phone's key is not a point of the curve.
 */
export function cifrar(
  text: string,
  { p256dh, auth }: Llaves,
  { propias = newKeys(), sal = randomBytes(16), largo = PADDED }: Hechas = {},
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url')
  const ours = propias.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(propias.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, sal, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, sal, 'Content-Encoding: nonce\0', 12)
  const plain = Buffer.from(text)
  const padded = Buffer.alloc(Math.max(plain.length + 1, largo))
  plain.copy(padded)
  padded[plain.length] = LAST_RECORD
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD)
  head[4] = ours.length
  return Buffer.concat([
    sal,
    head,
    ours,
    cipher.update(padded),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}
