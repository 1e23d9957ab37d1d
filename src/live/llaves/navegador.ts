import { aBase64, deBase64 } from '#contract/base64.ts'
import type { RequestOf, ResponseOf } from '#contract/endpoint.ts'
import type { llavesDeAcceso } from '#contract/extensiones/llavesDeAcceso.ts'
import type { AltaDeLlave, llavesPropias } from '#contract/extensiones/llavesPropias.ts'

/**
 * Reason why the browser made or used no passkey. 'cancelada': the person refused, the time ran out, or this account
 * has no passkey here; browsers do not distinguish these. 'repetida': this device already has a passkey of the
 * account. 'direccion': the passkey belongs to another address. 'no-puede': no screen lock, or no way to store a
 * passkey.
 */
export type SinLlave = 'cancelada' | 'repetida' | 'direccion' | 'no-puede'

type Hecha<T> = { ok: true; value: T } | { ok: false; sinLlave: SinLlave }

const POR_NOMBRE: Record<string, SinLlave> = {
  NotAllowedError: 'cancelada',
  AbortError: 'cancelada',
  InvalidStateError: 'repetida',
  SecurityError: 'direccion',
}

/** Runs a ceremony of the browser: finger, face or PIN. */
async function ceremonia<T>(pedida: () => Promise<T>): Promise<Hecha<T>> {
  try {
    return { ok: true, value: await pedida() }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return { ok: false, sinLlave: POR_NOMBRE[error.name] ?? 'no-puede' }
  }
}

const bytesDe = (text: string) => deBase64(text) ?? new Uint8Array()
const textoDe = (bytes: ArrayBuffer | null) => aBase64(new Uint8Array(bytes ?? []))

/** The passkey that the browser gave. */
async function obtenida(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await asked
  if (!found) throw new DOMException('The browser gave no passkey.', 'NotAllowedError')
  return found as PublicKeyCredential // A request for a public key gives a credential of that kind.
}

type Desafio = ResponseOf<typeof llavesDeAcceso.desafioDeIngreso>
type Firmado = RequestOf<typeof llavesDeAcceso.ingresar>

/** Lets the person choose a passkey of this portal, and signs the challenge with it. */
export const firmar = ({ challenge, rpId, timeout }: Desafio): Promise<Hecha<Firmado>> =>
  ceremonia(async () => {
    const { rawId, response } = await obtenida(
      navigator.credentials.get({
        publicKey: {
          challenge: bytesDe(challenge),
          rpId,
          timeout,
          userVerification: 'required',
        },
      }),
    )
    const firmada = response as AuthenticatorAssertionResponse // the answer of `get()`
    return {
      id: textoDe(rawId),
      clientDataJSON: textoDe(firmada.clientDataJSON),
      authenticatorData: textoDe(firmada.authenticatorData),
      signature: textoDe(firmada.signature),
      userHandle: textoDe(firmada.userHandle),
    }
  })

export type LlaveHecha = RequestOf<typeof llavesPropias.agregar>

/** Makes a passkey that contains the name of its account. */
export const hacerLlave = (alta: AltaDeLlave): Promise<Hecha<LlaveHecha>> =>
  ceremonia(async () => {
    const { user, excluidas, algoritmos } = alta
    const { rawId, response } = await obtenida(
      navigator.credentials.create({
        publicKey: {
          challenge: bytesDe(alta.challenge),
          rp: alta.rp,
          user: { id: bytesDe(user.id), name: user.name, displayName: user.name },
          pubKeyCredParams: algoritmos.map((alg) => ({ type: 'public-key', alg })),
          excludeCredentials: excluidas.map((una) => ({ type: 'public-key', id: bytesDe(una) })),
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
          timeout: alta.timeout,
        },
      }),
    )
    const hecha = response as AuthenticatorAttestationResponse // the answer of `create()`
    return {
      id: textoDe(rawId),
      clientDataJSON: textoDe(hecha.clientDataJSON),
      attestationObject: textoDe(hecha.attestationObject),
    }
  })

/**
 * Informs the device that this passkey is no longer valid, so that it is not offered again. Only newer browsers can:
 * elsewhere the person removes it.
 */
export async function olvidarEnElAparato(credentialId: string, rpId = location.hostname) {
  type Llaves = Partial<typeof PublicKeyCredential>
  const { PublicKeyCredential: llaves } = window as { PublicKeyCredential?: Llaves }
  // Only a hint: a device that ignores it keeps a passkey that no longer opens the account.
  await llaves?.signalUnknownCredential?.({ rpId, credentialId }).catch(() => undefined)
}
