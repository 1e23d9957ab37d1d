import type { Apertura, Candado } from '#local/bases/salida.ts'

/**
 * Chosen so that a try takes half a second on a phone four times slower than the measured machine
 * (docs/decisions/058).
 */
export const VUELTAS = 600_000
const SAL = 32
const IV = 12

const bytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const utf8 = (text: string) => new TextEncoder().encode(text)

/** Second half of each PIN: a key of this browser that no script can read. */
export const nuevoDispositivo = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])

type De = Pick<Candado, 'id' | 'dispositivo'>

/** Seals the data key under a PIN together with the key of this device. */
export async function conPin(
  de: De,
  clave: Uint8Array<ArrayBuffer>,
  pin: string,
  vueltas = VUELTAS,
): Promise<Apertura> {
  const sal = bytes(SAL)
  const kek = await llaveDePin(de, pin, sal, vueltas)
  return { de: 'pin', sal, vueltas, clave: await envolver(kek, clave) }
}

/** Seals the data key under the secret that a passkey gives for this salt (WebAuthn's PRF). */
export async function conLlave(
  { id }: De,
  clave: Uint8Array<ArrayBuffer>,
  { credencial, sal, prf }: DeLlave,
): Promise<Apertura> {
  return { de: 'llave', credencial, sal, clave: await envolver(await kekDe(prf, sal, id), clave) }
}

export type DeLlave = {
  credencial: Uint8Array<ArrayBuffer>
  sal: Uint8Array<ArrayBuffer>
  prf: Uint8Array<ArrayBuffer>
}

/** The data key, opened with a PIN; undefined if it is another PIN. */
export async function abrirConPin(
  { aperturas, ...de }: De & Pick<Candado, 'aperturas'>,
  pin: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const apertura = aperturas.find((one) => one.de === 'pin')
  if (apertura?.de !== 'pin') return undefined
  return desenvolver(await llaveDePin(de, pin, apertura.sal, apertura.vueltas), apertura.clave)
}

/**
 * The data key, opened with a passkey. Undefined if the passkey gives another secret, or the lock was made without
 * it.
 */
export async function abrirConLlave(
  { id, aperturas }: Pick<Candado, 'id' | 'aperturas'>,
  { credencial, prf }: Omit<DeLlave, 'sal'>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  for (const apertura of aperturas)
    if (apertura.de === 'llave' && String(apertura.credencial) === String(credencial))
      return desenvolver(await kekDe(prf, apertura.sal, id), apertura.clave)
  return undefined
}

async function llaveDePin(
  { id, dispositivo }: De,
  pin: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', utf8(pin), 'PBKDF2', false, ['deriveBits'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  const slow = await crypto.subtle.deriveBits(how, typed, 256)
  return kekDe(await crypto.subtle.sign('HMAC', dispositivo, slow), salt, id)
}

async function kekDe(
  secreto: BufferSource,
  salt: Uint8Array<ArrayBuffer>,
  uid: string,
): Promise<CryptoKey> {
  const from = await crypto.subtle.importKey('raw', secreto, 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(`candado apertura ${uid}`) }
  const aes = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(how, from, aes, false, ['encrypt', 'decrypt'])
}

async function envolver(kek: CryptoKey, clave: Uint8Array<ArrayBuffer>) {
  const iv = bytes(IV)
  const cerrada = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, kek, clave)
  return new Uint8Array([...iv, ...new Uint8Array(cerrada)])
}

async function desenvolver(kek: CryptoKey, envuelta: Uint8Array<ArrayBuffer>) {
  const how = { name: 'AES-GCM', iv: envuelta.slice(0, IV) }
  try {
    return new Uint8Array(await crypto.subtle.decrypt(how, kek, envuelta.slice(IV)))
  } catch {
    return undefined // The tag does not match: this is another PIN or another passkey.
  }
}
