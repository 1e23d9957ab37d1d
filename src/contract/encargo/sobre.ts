import { comprimir, descomprimir, join } from '../pase/firmas.ts'
import type { Anuncio } from './anuncio.ts'

type Bytes = Uint8Array<ArrayBuffer>

// A transfer is shown on a screen that anybody may film: ECDH on P-256, HKDF, AES-GCM, one key for one transfer.
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const
const PROPOSITO = 'AE5'
const CLAVE = 33
/** Each key encrypts a single message, so its counter need not be random. */
const IV = new Uint8Array(12)

/** Key pair of a receiver for sealed transfers; its private half never leaves the browser. */
export async function hacerAcuerdo(): Promise<{ privada: CryptoKey; publica: Bytes }> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, false, ['deriveBits'])
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  return { privada: privateKey, publica: comprimir(raw) }
}

type Partes = { acuerdo: Bytes; sesion: Bytes; efimera: Bytes }

/** Content that only this receiver can open, in this showing of its code. */
export async function sellar(
  contenido: Bytes,
  { acuerdo, sesion }: Pick<Anuncio, 'acuerdo' | 'sesion'>,
): Promise<Bytes> {
  const own = await hacerAcuerdo()
  const partes = { acuerdo, sesion, efimera: own.publica }
  const key = await claveDe(own.privada, acuerdo, partes)
  if (!key) throw new Error('The receiver offered a key that is not on the curve.')
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: IV }, key, contenido)
  return join(own.publica, new Uint8Array(sealed))
}

/** The content; undefined if it was sealed for another phone, for another showing, or was changed. */
export async function abrir(
  sobre: Bytes,
  acuerdo: { privada: CryptoKey; publica: Bytes },
  sesion: Bytes,
): Promise<Bytes | undefined> {
  const efimera = sobre.slice(0, CLAVE)
  try {
    const partes = { acuerdo: acuerdo.publica, sesion, efimera }
    const key = await claveDe(acuerdo.privada, efimera, partes)
    if (!key) return undefined
    const sealed = sobre.slice(CLAVE)
    const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: IV }, key, sealed)
    return new Uint8Array(opened)
  } catch {
    return undefined // it was not sealed for this key
  }
}

async function claveDe(
  privada: CryptoKey,
  point: Bytes,
  { acuerdo, sesion, efimera }: Partes,
): Promise<CryptoKey | undefined> {
  // WebKit reads uncompressed points only.
  const raw = descomprimir(point)
  if (!raw) return undefined
  const publica = await crypto.subtle.importKey('raw', raw, CURVE, false, [])
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: publica }, privada, 256)
  const secret = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const info = join(new TextEncoder().encode(PROPOSITO), efimera, acuerdo)
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: sesion, info },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}
