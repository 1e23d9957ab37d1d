import { aBase64, deBase64 } from '#contract/base64.ts'

/**
 * Reason why the browser made or used no passkey. 'cancelada': the person said no, time passed, or there is none of this
 * account; browsers do not tell which. 'repetida': this device has one already. 'direccion': it belongs to another
 * address. 'no-puede': no screen lock, or no way to keep a passkey.
 */
export type SinLlave = 'cancelada' | 'repetida' | 'direccion' | 'no-puede'

export type Hecha<T> = { ok: true; value: T } | { ok: false; sinLlave: SinLlave }

const POR_NOMBRE: Record<string, SinLlave> = {
  NotAllowedError: 'cancelada',
  AbortError: 'cancelada',
  InvalidStateError: 'repetida',
  SecurityError: 'direccion',
}

/** Runs a ceremony of the browser: finger, face or PIN. */
export async function ceremonia<T>(pedida: () => Promise<T>): Promise<Hecha<T>> {
  try {
    return { ok: true, value: await pedida() }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return { ok: false, sinLlave: POR_NOMBRE[error.name] ?? 'no-puede' }
  }
}

export const bytesDe = (text: string) => deBase64(text) ?? new Uint8Array()
export const textoDe = (bytes: ArrayBuffer | null) => aBase64(new Uint8Array(bytes ?? []))

/** The passkey that the browser gave. */
export async function obtenida(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await asked
  if (!found) throw new DOMException('The browser gave no passkey.', 'NotAllowedError')
  return found as PublicKeyCredential // A request for a public key gives a credential of that kind.
}
