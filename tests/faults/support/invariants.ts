import { makeCall } from '#contract/call.ts'
import { producto } from '#contract/producto.ts'
import { catalog } from '#model/catalog.ts'

import { type Person, people } from '../../support/people.ts'
import type { Provider } from '../../support/provider.ts'
import { type Phone, expect } from '../../support/test.ts'
import type { Proxy } from './proxy.ts'

export type Scene = { phone: Phone; provider: Provider; network: Proxy }

/** Everything is well again: the network is whole and the browser wakes the worker, until nothing is left to send. */
export async function settle(scene: Scene, who: Person): Promise<void> {
  const { phone, network } = scene
  network.heal()
  await phone.portal.page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect
    .poll(
      async () =>
        (await phone.portal.outbox()).filter(
          ({ state }) => state === 'pending' || state === 'sending',
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
    const truth: unknown = await resource.fetch(call, params)
    const copy = async () =>
      (await portal.copies()).find(({ key }) => key === resource.key(params))?.value
    await expect.poll(copy, { message: `I4 ${resource.name}` }).toEqual(truth)
  }

  // I5, one person: no copy, no page text and no request body speaks of anybody else.
  const uid = String(provider.uidOf(who))
  const session = await portal.session()
  expect(
    session.map((row) => row.uid),
    'I5',
  ).toEqual([uid])
  const everything =
    JSON.stringify(await portal.copies()) + (await portal.page.locator('body').innerText())
  for (const [other, { cuil }] of Object.entries(people))
    if (other !== who) expect(everything, 'I5').not.toContain(cuil)
  for (const { id } of rows.filter((row) => row.uid !== uid))
    expect(
      network.log.filter(
        ({ key, authorization }) => key === id && authorization === `Bearer ${token}`,
      ),
      'I5',
    ).toEqual([])

  // I6, clear: a page with its heading, whatever happened.
  await expect(portal.titulo(), 'I6').toBeVisible()
}
