// ES256 by WebCrypto: 64-byte signatures, the same in browsers, workers and on the server.
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const
const ES256 = { name: 'ECDSA', hash: 'SHA-256' } as const
export const FIRMA = 64

type Bytes = Uint8Array<ArrayBuffer>

// Purpose of a signature: one made for a pass is invalid for anything else.
const PASE = 'AP1'
const MOMENTO = 'AT1'
const PRUEBA = 'AK1'
const ANULADOS = 'AL1'
const TRAMO = 'AL2'
const RECETA = 'AR1'

/** Signed bytes of a pass. */
export const deUnPase = (body: Uint8Array) => tagged(PASE, body)
/** Signed bytes of the list of revoked passes. */
export const deAnulados = (list: Uint8Array) => tagged(ANULADOS, list)
/** Signed bytes of a part of that list. */
export const deUnTramo = (body: Uint8Array) => tagged(TRAMO, body)
/** Signed bytes of a prescription. */
export const deUnaReceta = (body: Uint8Array) => tagged(RECETA, body)
/** Bytes that a device signs to prove that it has the key. */
export const deUnaPrueba = (challenge: Uint8Array) => tagged(PRUEBA, challenge)
/** Bytes that a device signs when it shows a pass: this pass, with this signature, at this second. */
export async function deUnMomento(signed: Uint8Array, seconds: number): Promise<Bytes> {
  return tagged(MOMENTO, join(await sha256(signed), entero(seconds)))
}

const tagged = (tag: string, bytes: Uint8Array) => join(new TextEncoder().encode(tag), bytes)

/** Signs with a key of either side. */
export async function firmar(key: CryptoKey, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign(ES256, key, bytes))
}

/** True if the holder of this public key signed it; false for an invalid key. */
export async function esDe(point: Uint8Array, signature: Bytes, bytes: Bytes): Promise<boolean> {
  try {
    const raw = point.length === 33 ? descomprimir(point) : new Uint8Array(point)
    if (!raw) return false
    const key = await crypto.subtle.importKey('raw', raw, CURVE, false, ['verify'])
    return await crypto.subtle.verify(ES256, key, signature, bytes)
  } catch {
    return false // a point that is not on the curve
  }
}

/** A key pair whose private half never leaves the browser. */
export async function hacerLlave(): Promise<{ privada: CryptoKey; publica: Bytes }> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, false, ['sign'])
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  return { privada: privateKey, publica: comprimir(raw) }
}

export async function sha256(bytes: Uint8Array): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
}

export function join(...parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Four bytes, the largest first. */
export function entero(value: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

export const deEntero = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0)

/** x, and whether y is odd. */
export function comprimir(raw: Uint8Array): Bytes {
  return join(Uint8Array.of(2 + ((raw[64] ?? 0) & 1)), raw.slice(1, 33))
}

const P = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

/** WebKit reads uncompressed points only. y² = x³ − 3x + b, and the root is a power, as p ≡ 3 (mod 4). */
export function descomprimir(point: Uint8Array): Bytes | undefined {
  const [sign = 0] = point
  if (point.length !== 33 || (sign !== 2 && sign !== 3)) return undefined
  const x = fromBytes(point.slice(1))
  if (x >= P) return undefined
  const square = (((x * x * x - 3n * x + B) % P) + P) % P
  const root = power(square, (P + 1n) / 4n)
  if ((root * root) % P !== square) return undefined
  const y = (root & 1n) === BigInt(sign & 1) ? root : P - root
  return join(Uint8Array.of(4), toBytes(x), toBytes(y))
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let b = base, e = exponent; e > 0n; e >>= 1n, b = (b * b) % P)
    if (e & 1n) result = (result * b) % P
  return result
}

const fromBytes = (bytes: Uint8Array) => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

const toBytes = (value: bigint) =>
  Uint8Array.from({ length: 32 }, (_, at) => Number((value >> BigInt(8 * (31 - at))) & 255n))
