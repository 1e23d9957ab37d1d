import { texts } from '#app/texts.ts'

import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'

test("the engine's script does not arrive on the first visit: the person is told, and it goes on by itself once it does", async ({
  phone,
  provider,
  network,
}) => {
  const { portal } = phone
  network.rule({ match: 'GET /assets/portal-', do: { kind: 'refuse' } })
  await portal.open('/signin')
  await portal.fillSignIn(people.norma)
  await portal.ingresar().click()
  // After the sign-in's own toast: they are shown one at a time.
  await expect(portal.toast(texts.faltaUnaParte)).toBeVisible({ timeout: 30_000 })

  network.heal()

  await expect(portal.campana()).toHaveAccessibleName('Notificaciones, 3 sin ver', {
    timeout: 30_000,
  })
  // The offline worker missed the same script: the browser installs it again at the next opening.
  await portal.open('/')
  await portal.readyForNoSignal()
  await settle({ phone, provider, network }, 'norma')
})
