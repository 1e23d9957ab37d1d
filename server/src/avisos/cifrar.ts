import { ECDH, createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export const CURVE = 'prime256v1'
/** Every message fills as much: its length says nothing of what it holds. */
const PADDED = 192
const RECORD = 4096
const LAST_RECORD = 2

const derive = (from: Uint8Array, salt: Uint8Array, info: string | Uint8Array, length: number) =>
  new Uint8Array(hkdfSync('sha256', from, salt, info, length))

const POINT_LENGTH = 65
const UNCOMPRESSED = 4

/** Whether these bytes are a point of the curve, as a browser tells it: only for one can something be encrypted. */
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
 * A message that the phone alone can read (RFC 8291, in the aes128gcm coding of RFC 8188): keys and salt are made for this one
 * message, unless they are given. Throws where the phone's key is no point of the curve.
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
