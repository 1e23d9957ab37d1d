import type { DeLlave } from '#local/candado/aperturas.ts'

import { type Hecha, ceremonia, obtenida } from './ceremonia.ts'
import { usuarioDeCandado } from './deCandado.ts'

type Bytes = Uint8Array<ArrayBuffer>

const LARGO = 32
const UN_RATO = 2 * 60_000
/** ES256, and RS256 for Windows. */
const ALGORITMOS = [-7, -257]

const azar = () => crypto.getRandomValues(new Uint8Array(LARGO))

/**
 * True if this browser gives the secret of a passkey (PRF), and this device asks for finger, face or its own PIN. A
 * browser that does not list its abilities counts as one without it.
 */
export async function hayPrf(): Promise<boolean> {
  type Llaves = Partial<typeof PublicKeyCredential>
  const { PublicKeyCredential: llaves } = window as { PublicKeyCredential?: Llaves }
  const [puede, comprueba] = await Promise.all([
    llaves?.getClientCapabilities?.(),
    llaves?.isUserVerifyingPlatformAuthenticatorAvailable?.(),
  ])
  return puede?.['extension:prf'] === true && comprueba === true
}

/**
 * Makes a passkey of this device for a lock, without the provider and without signal. 'no-puede' if the device keeps it,
 * and gives no secret.
 */
export async function hacerLlaveConSecreto(
  { portal, nombre }: { portal: string; nombre: string },
  alNoServir: (credencial: Bytes) => void,
): Promise<Hecha<DeLlave>> {
  const sal = azar()
  const hecha = await ceremonia(async () =>
    obtenida(
      navigator.credentials.create({
        publicKey: {
          challenge: azar(), // No server reads the answer.
          rp: { name: portal },
          user: { id: usuarioDeCandado(), name: nombre, displayName: nombre },
          pubKeyCredParams: ALGORITMOS.map((alg) => ({ type: 'public-key', alg })),
          authenticatorSelection: {
            authenticatorAttachment: 'platform',
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
          extensions: { prf: { eval: { first: sal } } },
          timeout: UN_RATO,
        },
      }),
    ),
  )
  if (!hecha.ok) return hecha
  const credencial = new Uint8Array(hecha.value.rawId)
  const prf = secretoDe(hecha.value)
  if (prf) return { ok: true, value: { credencial, sal, prf } }
  // Some devices give the secret at the second use only.
  const leida = await secretoDeLlave({ credencial, sal })
  if (leida.ok && leida.value) return { ok: true, value: { credencial, sal, prf: leida.value } }
  alNoServir(credencial)
  return leida.ok ? { ok: false, sinLlave: 'no-puede' } : leida
}

/** The secret of this passkey for this salt; undefined if the device gives none. */
export const secretoDeLlave = ({
  credencial,
  sal,
}: Omit<DeLlave, 'prf'>): Promise<Hecha<Bytes | undefined>> =>
  ceremonia(async () => {
    const used = navigator.credentials.get({
      publicKey: {
        challenge: azar(),
        allowCredentials: [{ type: 'public-key', id: credencial, transports: ['internal'] }],
        userVerification: 'required',
        extensions: { prf: { eval: { first: sal } } },
        timeout: UN_RATO,
      },
    })
    return secretoDe(await obtenida(used))
  })

function secretoDe(credencial: PublicKeyCredential): Bytes | undefined {
  const first = credencial.getClientExtensionResults().prf?.results?.first
  if (!first) return undefined
  return ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength).slice()
    : new Uint8Array(first)
}
