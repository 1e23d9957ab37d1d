import { gcm } from '@noble/ciphers/aes.js'

/**
 * Kinds of keys that seal rows. FILA: the data key, in memory while the phone is unlocked. ENVIO: the sender's key,
 * stored while there are unsent changes. BUZON: a key that a locked phone derives for one run from the mailbox's public
 * key; afterwards only an unlocked phone can derive it.
 */
export const FILA = 1
export const ENVIO = 2
export const BUZON = 3
export type Forma = typeof FILA | typeof ENVIO | typeof BUZON

/** A key with its name, which stands readable before the sealed bytes. */
export type Llave = { forma: Forma; nombre: Uint8Array; secreto: Uint8Array }

/** Length of a name: eight random bytes, or the public half of the key of one run (a point on P-256). */
const LARGOS: Record<Forma, number> = { [FILA]: 8, [ENVIO]: 8, [BUZON]: 65 }
const IV = 12

/**
 * Seals bytes: kind, name of the key, a fresh number, and the content by AES-GCM. `lugar` is not stored: sealed bytes
 * that are moved to another row do not open. Synchronous, because a transaction of IndexedDB waits for nothing else.
 */
export function sellar(
  { forma, nombre, secreto }: Llave,
  contenido: Uint8Array,
  lugar: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const iv = crypto.getRandomValues(new Uint8Array(IV))
  const cerrado = gcm(secreto, iv, lugar).encrypt(contenido)
  const sello = new Uint8Array(1 + nombre.length + IV + cerrado.length)
  sello.set([forma])
  sello.set(nombre, 1)
  sello.set(iv, 1 + nombre.length)
  sello.set(cerrado, 1 + nombre.length + IV)
  return sello
}

/** Kind and name of the key of sealed bytes; undefined for bytes of another form. */
export function llaveDe(sello: Uint8Array): Omit<Llave, 'secreto'> | undefined {
  const forma = sello[0]
  if (forma !== FILA && forma !== ENVIO && forma !== BUZON) return undefined
  return { forma, nombre: sello.slice(1, 1 + LARGOS[forma]) }
}

/** The content of sealed bytes; undefined if they are damaged, of another row, or of another key. */
export function abrir(
  { nombre, secreto }: Llave,
  sello: Uint8Array,
  lugar: Uint8Array,
): Uint8Array | undefined {
  const from = 1 + nombre.length
  try {
    return gcm(secreto, sello.subarray(from, from + IV), lugar).decrypt(sello.subarray(from + IV))
  } catch {
    return undefined // The tag does not match: the bytes are not those that were sealed here.
  }
}
