import { makeCall } from '#contract/call.ts'
import { producto } from '#contract/producto.ts'
import { catalog } from '#model/catalog.ts'

import type { Person } from '../../support/people.ts'
import type { Provider } from '../../support/provider.ts'
import { type Phone, expect } from '../../support/test.ts'
import { assertOnePerson } from './onePerson.ts'
import { outOfOrder } from './order.ts'
import type { Proxy } from './proxy.ts'

export type Scene = { phone: Phone; provider: Provider; network: Proxy }

/** Everything is well again: the network is whole and the browser wakes the worker, until nothing of theirs is left to send. */
export async function settle(scene: Scene, who: Person): Promise<void> {
  const { phone, provider, network } = scene
  network.heal()
  await phone.portal.page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect
    .poll(
      async () =>
        (await phone.portal.outbox()).filter(
          ({ uid, state }) =>
            uid === String(provider.uidOf(who)) && (state === 'pending' || state === 'sending'),
        ),
      {
        timeout: 60_000,
      },
    )
    .toEqual([])
  await assertInvariants(scene, who)
}

/** What must hold after every fault, with `who` signed in on the phone. */
export async function assertInvariants(
  { phone, provider, network }: Scene,
  who: Person,
): Promise<void> {
  const { portal } = phone
  const rows = await portal.outbox()
  const effects = await provider.efectos()
  const keys = effects.map(({ clave }) => clave)

  // I1, nothing lost: what is marked as sent had its effect; everything else is still there, with its reason.
  for (const { id, state, reason } of rows) {
    if (state === 'done') expect(keys, 'I1').toContain(id)
    if (state === 'rejected') expect(reason, 'I1').toBeTruthy()
  }
  // I2, nothing twice; and nothing that nobody asked for.
  expect(new Set(keys).size, 'I2').toBe(keys.length)
  expect(
    rows.map(({ id }) => id),
    'I2',
  ).toEqual(expect.arrayContaining(keys))

  // I3, order: a group's changes reach the provider as they were made.
  expect(outOfOrder(rows, network.log), 'I3').toEqual([])

  // I4, truth: every copy equals what the provider answers for this person now.
  const token = await portal.page.evaluate(() => localStorage.getItem('token'))
  const call = makeCall({
    base: `http://127.0.0.1:${provider.port()}`,
    provider: producto.provider,
    fetch,
    token: () => ({ token: String(token), expiresAt: Number.MAX_SAFE_INTEGER }),
    clock: Date.now,
    has: () => false,
  })
  for (const resource of catalog.resources) {
    const [params] = (await resource.warm?.(async () => undefined)) ?? []
    if (params === undefined) continue // asked for by no screen yet
    const truth: unknown = await resource.fetch(call, params)
    const copy = async () =>
      (await portal.copies()).find(({ key }) => key === resource.key(params))?.value
    await expect.poll(copy, { message: `I4 ${resource.name}` }).toEqual(truth)
  }

  // I5, one person: no copy, no page text and no request body speaks of anybody else.
  await assertOnePerson({ phone, provider, network }, who)

  // I6, clear: a page with its heading, whatever happened.
  await expect(portal.titulo(), 'I6').toBeVisible()

  // I7 is asked while the fault lasts: assertUsable. I8, that an own change never goes and comes back, is sampled in
  // tests/e2e/notificaciones.spec.ts.
}

const AT_ONCE = { timeout: 2000 }

/** I7, usable: while the network fails, what is stored opens within 2 s of a click. */
export async function assertUsable({ phone: { portal } }: Pick<Scene, 'phone'>): Promise<void> {
  const accesos = portal.page.getByRole('navigation', { name: 'Accesos' })
  await accesos.getByRole('link', { name: 'Inicio' }).click(AT_ONCE)
  await expect(portal.titulo(), 'I7').toHaveText(/^Hola, /, AT_ONCE)
  await portal.page.getByRole('main').getByRole('link', { name: 'Grupo Familiar' }).click(AT_ONCE)
  await expect(portal.titulo(), 'I7').toHaveText('Grupo Familiar', AT_ONCE)
  await expect(portal.page.getByRole('main').getByRole('listitem'), 'I7').not.toHaveCount(
    0,
    AT_ONCE,
  )
}
