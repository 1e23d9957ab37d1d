import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'

for (const kind of ['refuse', 'blackhole'] as const)
  test(`if the engine’s script cannot be loaded (${kind}), the person is told, and it is loaded later`, async ({
    phone,
    provider,
    network,
  }) => {
    const { portal } = phone
    network.rule({ match: 'GET /assets/worker-motor-', do: { kind } })
    await portal.open('/signin')
    await portal.fillSignIn(people.norma)
    await portal.ingresar().click()
    // After the sign-in's own toast: toasts are shown one at a time.
    await expect(
      portal.toast('No pudimos bajar una parte de la aplicación. Seguimos probando.'),
    ).toBeVisible({ timeout: 60_000 })

    network.heal()

    await expect(portal.campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')
    // The offline worker missed the same script: the browser installs it again at the next opening.
    network.cut()
    network.restore()
    await portal.open('/')
    await portal.readyForNoSignal()
    await settle({ phone, provider, network }, 'norma')
  })
