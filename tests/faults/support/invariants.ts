import { makeCall } from '#contract/call.ts'
import { producto } from '#contract/producto.ts'
import { catalog as product } from '#model/catalog.ts'
import { pasesEmitidos } from '#model/pases.ts'

import { catalog as withArea } from '../../support/areaDePrueba/catalog.ts'
import type { Person } from '../../support/people.ts'
import type { OutboxRow } from '../../support/portal.ts'
import type { Provider } from '../../support/provider.ts'
import { type Phone, expect } from '../../support/test.ts'
import { assertEffects } from './effects.ts'
import { assertOnePerson } from './onePerson.ts'
import { outOfOrder } from './order.ts'
import type { Proxy } from './proxy.ts'

export type Scene = { phone: Phone; provider: Provider; network: Proxy }

type Also = {
  /** Keys of changes that found there already what they wanted to say: done, with no effect of their own. */
  met?: string[]
  /** Further phones that sent something. */
  others?: Phone[]
  /** Changes that somebody took back: they may have arrived all the same. */
  forgotten?: OutboxRow[]
}

type Ends = Also & {
  /** States in which a change may still stand when everything is well: it waits for the person. */
  waits?: ('rejected' | 'conflict' | 'dudosa')[]
}

/** Everything is well again: the network is whole and the browser wakes the worker, until nothing of theirs is left to send. */
export async function settle(
  scene: Scene,
  who: Person,
  { waits = [], ...also }: Ends = {},
): Promise<void> {
  const { phone, provider, network } = scene
  network.heal()
  await phone.portal.page.evaluate(() => window.dispatchEvent(new Event('online')))
  const open = new Set(['pending', 'sending', 'conflict', 'dudosa', 'rejected'])
  for (const state of waits) open.delete(state)
  await expect
    .poll(
      async () =>
        (await phone.portal.outbox())
          .filter(({ uid, state }) => uid === String(provider.uidOf(who)) && open.has(state))
          .map(({ type, state, reason }) => ({ type, state, reason })),
      { timeout: 60_000 },
    )
    .toEqual([])
  await assertInvariants(scene, who, also)
}

/** What must hold after every fault, with `who` signed in on the phone. */
export async function assertInvariants(
  scene: Scene,
  who: Person,
  { others = [], forgotten = [], met = [] }: Also = {},
): Promise<void> {
  const { phone, provider, network } = scene
  const { portal } = phone
  const rows = await portal.outbox()
  const elsewhere = await Promise.all(others.map((other) => other.portal.outbox()))

  // I1, nothing lost, and I2, nothing twice and nothing that nobody asked for.
  await assertEffects(provider, [...rows, ...elsewhere.flat(), ...forgotten], met)

  // I3, order: a group's changes reach the provider as they were made.
  expect(outOfOrder(rows, network.log), 'I3').toEqual([])

  // I4, truth: every copy equals what the provider answers for this person now.
  await assertTruth(scene)

  // I5, one person: no copy, no page text and no request body speaks of anybody else.
  await assertOnePerson(scene, who)

  // I6, clear: a page with its heading, whatever happened.
  await expect(portal.titulo(), 'I6').toBeVisible()

  // I7 is asked while the fault lasts: assertUsable. I8, that an own change never goes and comes back, is sampled: sample.ts.
}

const NO_PHONE = undefined as never

async function assertTruth({ phone: { portal }, provider }: Scene): Promise<void> {
  const token = await portal.page.evaluate(() => localStorage.getItem('token'))
  const call = makeCall({
    base: `http://127.0.0.1:${provider.port()}`,
    provider: producto.provider,
    fetch,
    token: () => ({ token: String(token), expiresAt: Number.MAX_SAFE_INTEGER }),
    clock: Date.now,
    has: () => false,
  })
  const { resources } = provider.build === 'producto' ? product : withArea
  for (const resource of resources) {
    if (resource === pasesEmitidos) continue // asked with the phone's own key: no signature is made twice
    const [params] = (await resource.warm?.(async () => undefined)) ?? []
    if (params === undefined) continue // asked for by no screen yet
    const truth: unknown = await resource.fetch(call, params, NO_PHONE)
    const copy = async () =>
      (await portal.copies()).find(({ key }) => key === resource.key(params))?.value
    // What hung when the signal came back ends by itself, 15 s after it began; and then the rest is asked for.
    await expect.poll(copy, { message: `I4 ${resource.name}`, timeout: 30_000 }).toEqual(truth)
  }
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
