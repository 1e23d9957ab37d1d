import { expect, test } from '../support/test.ts'
import { type Scene, settle } from './support/invariants.ts'
import { type Kind, adjuntoDe, kinds, ready } from './support/operations.ts'
import type { Rule } from './support/proxy.ts'

/** Sender after the service worker was stopped. */
const NEXT = {
  'the next event': ({ phone }: Scene) => phone.fireSync(),
  'a page that opens': async ({ phone }: Scene) => void (await (await phone.newWindow()).open('/')),
}
const next = Object.entries(NEXT)

/**
 * Changes that wait with no open window: only the service worker can send them. The rule starts before the signal
 * returns, since an earlier sync may still be trying.
 */
async function leftToTheWorker(scene: Scene, kind: Kind, count: number, rule: Rule) {
  const { phone, network } = scene
  const portal = await ready(scene, kind, count)
  network.cut()
  for (let n = 1; n <= count; n++) await kind.make(portal, n)
  const rows = await portal.outbox()
  await phone.closeWindows()
  network.rule(rule)
  network.restore()
  return rows
}

async function assertAllThere(scene: Scene, rows: { keys: string[] }[]) {
  const keys = rows.flatMap((row) => row.keys)
  const { phone, provider } = scene
  const there = async () => new Set((await provider.efectos()).map(({ clave }) => clave))
  await expect.poll(there).toEqual(new Set(keys))
  await (await phone.newWindow()).open('/')
  await settle(scene, 'norma')
  expect(await provider.efectos()).toHaveLength(keys.length)
}

for (const kind of kinds)
  for (const [who, goOn] of next)
    test(`[FLT-40] ${kind.name}: if the service worker stops before the answer, ${who} sends the rest, each change once`, async ({
      phone,
      provider,
      network,
    }) => {
      const scene = { phone, provider, network }
      const match = kind.steps[1] ?? kind.steps[0]
      const stall: Rule = { match, nth: 2, do: { kind: 'stallAnswer', ms: 60_000 } }
      const rows = await leftToTheWorker(scene, kind, 3, stall)

      await phone.fireSync()
      await expect.poll(() => network.sent(match).length).toBeGreaterThanOrEqual(2)
      const [, held] = network.sent(match)
      const isThere = async () =>
        (await provider.efectos()).some(({ clave }) => clave === held?.key)
      await expect.poll(isThere).toBe(true)
      expect(held?.endedAt).toBe(undefined)
      await phone.browser.stopServiceWorkers()
      await expect.poll(() => held?.endedAt).toBeTruthy()

      await goOn(scene)
      await assertAllThere(scene, rows)
      // Sent again by the next sender, or earlier by a worker that an earlier sync woke and that was stopped as well.
      const deliveries = network.sent(match).filter(({ key }) => key === held?.key)
      expect(deliveries.length).toBeGreaterThanOrEqual(2)
    })

for (const [who, goOn] of next)
  test(`[FLT-40] if the service worker stops during an upload, ${who} sends the whole file once`, async ({
    phone,
    provider,
    network,
  }) => {
    const scene = { phone, provider, network }
    const kind = adjuntoDe(300_000)
    const match = kind.steps[1] ?? 'none'
    const slow: Rule = { match, nth: 1, do: { kind: 'slowUpload', bytesPerSecond: 20_000 } }
    const rows = await leftToTheWorker(scene, kind, 1, slow)

    await phone.fireSync()
    await expect.poll(() => network.sent(match)).toHaveLength(1)
    await phone.browser.stopServiceWorkers()
    expect(network.sent(match)[0]?.endedAt).toBe(undefined)
    expect(await provider.efectos()).toHaveLength(1)

    await goOn(scene)
    await assertAllThere(scene, rows)
    expect(await provider.archivos()).toMatchObject([{ bytes: 300_001 }])
  })
