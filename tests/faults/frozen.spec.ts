import type { Portal } from '../support/portal.ts'
import { type Phone, expect, test } from '../support/test.ts'
import { type Scene, settle } from './support/invariants.ts'
import { everywhere, lacks } from './support/lacks.ts'
import { nota, sayOnline } from './support/operations.ts'

const [SAVE] = nota.steps
const COUNT = 6
const AT_ONCE = 4

/** A window that is sending (four under way, two behind) freezes; another window waits for its turn. */
async function holderAndHeir(scene: Scene): Promise<{ holder: Portal; heir: Portal }> {
  const { phone, network } = scene
  const holder = phone.portal
  await holder.signIn()
  await nota.open(holder)
  network.cut()
  for (let n = 1; n <= COUNT; n++) await nota.make(holder, n)
  for (let nth = 1; nth <= AT_ONCE; nth++)
    network.rule({ match: SAVE, nth, do: { kind: 'blackhole' } })
  const before = network.log.length
  network.restore()
  await sayOnline(holder)
  await expect.poll(() => network.sent(SAVE)).toHaveLength(AT_ONCE)
  const heir = await phone.newWindow()
  await nota.open(heir)
  // A process frozen in the middle of a write locks the databases for a minute or more.
  const others = () =>
    network.log
      .slice(before)
      .filter(({ method, path, endedAt }) => !endedAt && !`${method} ${path}`.startsWith(SAVE))
  await expect.poll(others).toEqual([])
  return { holder, heir }
}

const allDone = async (portal: Portal) =>
  (await portal.outbox()).every(({ state }) => state === 'done')

/** Number of deliveries of each change, smallest first. */
async function timesOf({ phone: { portal }, network }: Scene): Promise<number[]> {
  const sent = network.sent(SAVE).map(({ key }) => key)
  const times = (await portal.outbox()).map(({ id }) => sent.filter((key) => key === id).length)
  return times.toSorted((a, b) => a - b)
}

// No service worker: the watched window itself sends, and freezing it does not freeze the network of the others.
const browsers = [
  ['with Web Locks', lacks.serviceWorker],
  ['without Web Locks', lacks.serviceWorker + lacks.locks],
] as const

for (const [how, script] of browsers) {
  test(`[FLT-45] ${how}: if the sending window freezes, another sends within 90 s, and the frozen one does not`, async ({
    open,
    provider,
    network,
  }) => {
    everywhere(network, script)
    const phone: Phone = await open({ scripts: [script] })
    const scene = { phone, provider, network }
    const { holder, heir } = await holderAndHeir(scene)

    const letGo = await phone.browser.freeze(holder.page)
    const frozenAt = Date.now()
    await expect.poll(() => allDone(heir), { timeout: 100_000 }).toBe(true)
    expect(Date.now() - frozenAt).toBeLessThan(90_000)
    expect(await provider.efectos()).toHaveLength(COUNT)
    expect(await timesOf(scene)).toEqual([1, 1, 2, 2, 2, 2])

    letGo()
    // The thawed window's requests are past their time limit as soon as it reads the clock.
    const givenUp = () =>
      network
        .sent(SAVE)
        .slice(0, AT_ONCE)
        .every(({ endedAt }) => endedAt !== undefined)
    await expect.poll(givenUp).toBe(true)
    await sayOnline(holder)
    await settle(scene, 'norma')
    expect(await timesOf(scene)).toEqual([1, 1, 2, 2, 2, 2])
  })

  test(`[FLT-45] ${how}: if the sending window crashes, another sends within 90 s, each change once`, async ({
    open,
    provider,
    network,
  }) => {
    everywhere(network, script)
    const phone: Phone = await open({ scripts: [script] })
    const scene = { phone, provider, network }
    const { holder, heir } = await holderAndHeir(scene)

    await phone.browser.crash(holder.page)
    const crashedAt = Date.now()

    await expect.poll(() => allDone(heir), { timeout: 100_000 }).toBe(true)
    expect(Date.now() - crashedAt).toBeLessThan(90_000)
    await settle(scene, 'norma')
    expect(await timesOf(scene)).toEqual([1, 1, 2, 2, 2, 2])
  })
}
