import type { RequestOf, ResponseOf } from '#contract/endpoint.ts'
import type { llavesDeAcceso } from '#contract/extensiones/llavesDeAcceso.ts'
import type { AltaDeLlave, llavesPropias } from '#contract/extensiones/llavesPropias.ts'

import { type Hecha, bytesDe, ceremonia, obtenida, textoDe } from './ceremonia.ts'

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
