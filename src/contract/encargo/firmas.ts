import { entero, join, sha256 } from '../pase/firmas.ts'

// Purpose of a signature: one made for a delegation is invalid for anything else, and a delegation under a delegation
// has no form at all.
const ENCARGO = 'AE1'
const PRESENTACION = 'AE2'
const ANUNCIO = 'AE3'
const RENOVACION = 'AE4'

type Bytes = Uint8Array<ArrayBuffer>

const tagged = (tag: string, bytes: Uint8Array): Bytes => join(new TextEncoder().encode(tag), bytes)

/** Bytes that the giver's phone signs. */
export const deUnEncargo = (body: Uint8Array) => tagged(ENCARGO, body)

/** Bytes that a receiver's phone signs to offer its keys. */
export const deUnAnuncio = (body: Uint8Array) => tagged(ANUNCIO, body)

/** Bytes that the receiver's phone signs when it shows a lent pass: this delegation and this pass, at this second. */
export async function deUnaPresentacion(
  encargo: Uint8Array,
  pase: Uint8Array,
  seconds: number,
): Promise<Bytes> {
  const both = join(await sha256(encargo), await sha256(pase))
  return tagged(PRESENTACION, join(both, entero(seconds)))
}

/** Bytes that the receiver's phone signs to ask the provider for fresh passes. */
export async function deUnaRenovacion(encargo: Uint8Array, seconds: number): Promise<Bytes> {
  return tagged(RENOVACION, join(await sha256(encargo), entero(seconds)))
}
