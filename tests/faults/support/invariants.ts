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
  /** Keys of changes that were already true at the provider: done, without an effect of their own. */
  met?: string[]
  /** Other phones that sent changes. */
  others?: Phone[]
  /** Changes that were taken back: they may have arrived all the same. */
  forgotten?: OutboxRow[]
}

type Ends = Also & {
  /** Final states in which a change still waits for the person. */
  waits?: ('rejected' | 'conflict' | 'dudosa')[]
}

/** Ends all faults: the network is whole and the browser wakes the worker, until nothing is left to send. */
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
    .poll(async () =>
      (await phone.portal.outbox())
        .filter(({ uid, state }) => uid === String(provider.uidOf(who)) && open.has(state))
        .map(({ type, state, reason }) => ({ type, state, reason })),
    )
    .toEqual([])
  await assertInvariants(scene, who, also)
}

/** Checks that must hold after every fault, with `who` signed in on the phone. */
export async function assertInvariants(
  scene: Scene,
  who: Person,
  { others = [], forgotten = [], met = [] }: Also = {},
): Promise<void> {
  const { phone, provider, network } = scene
  const { portal } = phone
  const rows = await portal.outbox()
  const elsewhere = await Promise.all(others.map((other) => other.portal.outbox()))

  // I1, nothing lost, and I2, nothing twice and nothing unasked.
  await assertEffects(provider, [...rows, ...elsewhere.flat(), ...forgotten], met)

  // I3, order: a group's changes reach the provider in the order in which they were made.
  expect(outOfOrder(rows, network.log), 'I3').toEqual([])

  // I4, truth: every copy equals the provider's present answer for this person.
  await assertTruth(scene)

  // I5, one person: no copy, page text or request body names another person.
  await assertOnePerson(scene, who)

  // I6, clear: a page with its heading.
  await expect(portal.titulo(), 'I6').toBeVisible()

  // I7 is checked during the fault, by assertUsable. I8, that an own change never disappears and returns, is checked by
  // sample.ts.
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
    if (resource === pasesEmitidos) continue // Needs the phone's own key, and the check must not make a signature twice.
    const [params] = (await resource.warm?.(async () => undefined, Date.now())) ?? []
    if (params === undefined) continue // No screen has read this copy yet.
    const truth: unknown = await resource.fetch(call, params, NO_PHONE)
    const copy = async () =>
      (await portal.copies()).find(({ key }) => key === resource.key(params))?.value
    // A request that hung when the signal came back ends 15 s after its start; then the rest is read.
    await expect.poll(copy, { message: `I4 ${resource.name}`, timeout: 30_000 }).toEqual(truth)
  }
}

const AT_ONCE = { timeout: 2000 }

/** I7, usable: while the network fails, stored screens open within 2 s of a click. */
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
