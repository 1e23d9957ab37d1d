import type { RequestOf } from '#contract/endpoint.ts'
import type { llavesDeAcceso as deIngreso } from '#contract/extensiones/llavesDeAcceso.ts'
import type { llavesPropias } from '#contract/extensiones/llavesPropias.ts'

import type { Portal } from '../base/portal.ts'
import { Problem } from '../base/problem.ts'

/** ES256, and RS256 for older Windows: every device has one of them. */
export const ALGORITMOS = [-7, -257]

/** Domain that passkeys belong to: that of the portal's own address, which links in mails have too. */
export const dominioDe = ({ config }: Pick<Portal, 'config'>): string =>
  new URL(config.enlaces).hostname

/** Loaded at its first use: most processes of a day start without it, and it takes 20 MB. */
const webauthn = () => import('@simplewebauthn/server')

const expectedOf = (portal: Pick<Portal, 'config'>, desafio: string) => ({
  expectedChallenge: desafio,
  expectedOrigin: portal.config.enlaces,
  expectedRPID: dominioDe(portal),
  requireUserVerification: true,
})

export const rechazada = () =>
  new Problem(422, 'No pudimos comprobar la llave de acceso.', {
    codigo: 'llave-rechazada',
    evento: 'llave-de-acceso',
  })

/** The reason goes to the log alone: a wrong PUBLIC_URL refuses every passkey, and must be found there. */
async function judged<T>({ log }: Pick<Portal, 'log'>, judge: () => Promise<T>): Promise<T> {
  try {
    return await judge()
  } catch (error) {
    log.info({ porQue: error instanceof Error ? error.message : 'unknown' }, 'llave-rechazada')
    throw rechazada()
  }
}

const asBrowser = <T>(id: string, response: T) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response,
})

/** Data of a new passkey, if device and browser made it for this challenge, this portal and a verified person. */
export async function verificarAlta(
  portal: Pick<Portal, 'config' | 'log'>,
  desafio: string,
  { id, clientDataJSON, attestationObject }: RequestOf<typeof llavesPropias.agregar>,
) {
  const { verifyRegistrationResponse } = await webauthn()
  const { verified, registrationInfo } = await judged(portal, () =>
    verifyRegistrationResponse({
      ...expectedOf(portal, desafio),
      response: asBrowser(id, { clientDataJSON, attestationObject }),
      supportedAlgorithmIDs: ALGORITMOS,
    }),
  )
  if (!verified || registrationInfo.credential.id !== id) throw rechazada()
  const { credential, credentialBackedUp } = registrationInfo
  return {
    id,
    clavePublica: Buffer.from(credential.publicKey).toString('base64url'),
    contador: credential.counter,
    copiada: credentialBackedUp,
  }
}

type Kept = { id: string; usuario: string; clavePublica: string; contador: number }

/** New counter of a passkey, if it signed this challenge, for this portal, with a verified person. */
export async function verificarIngreso(
  portal: Pick<Portal, 'config' | 'log'>,
  desafio: string,
  { id, clavePublica, contador, usuario }: Kept,
  { userHandle, ...signed }: Omit<RequestOf<typeof deIngreso.ingresar>, 'id'>,
) {
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, authenticationInfo } = await judged(portal, () =>
    verifyAuthenticationResponse({
      ...expectedOf(portal, desafio),
      response: asBrowser(id, signed),
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(clavePublica, 'base64url')),
        counter: contador,
      },
    }),
  )
  if (!verified || userHandle !== usuario) throw rechazada()
  return { contador: authenticationInfo.newCounter, copiada: authenticationInfo.credentialBackedUp }
}
