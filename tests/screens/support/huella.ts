import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** A device of passkeys whose owner shows the finger each time. */
export type Huella = {
  /** Removes its passkeys, as a person does in the phone's settings. */
  borrar: () => Promise<void>
}

export async function conHuella({ prf }: { prf: boolean }): Promise<Huella> {
  const devtools = cdp()
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: prf,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  onTestFinished(async () => void (await devtools.send('WebAuthn.disable')))
  return {
    async borrar() {
      await devtools.send('WebAuthn.clearCredentials', { authenticatorId })
    },
  }
}
