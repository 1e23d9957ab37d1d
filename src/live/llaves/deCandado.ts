import { bytesDe, textoDe } from './ceremonia.ts'

/** Beginning of the user handle of each passkey of a lock; the provider gives those of accounts. */
const MARCA = new TextEncoder().encode('candado ')
const AZAR = 24

export const usuarioDeCandado = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...MARCA, ...crypto.getRandomValues(new Uint8Array(AZAR))])

/** True for the user handle of a passkey that opens a lock, and no account. */
export const isDeCandado = (userHandle: string): boolean =>
  textoDe(bytesDe(userHandle).slice(0, MARCA.length).buffer) === textoDe(MARCA.buffer)
