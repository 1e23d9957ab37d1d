import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import type { Action } from './support/actions.ts'
import { settle } from './support/invariants.ts'
import { descarte, ready, standing } from './support/operations.ts'

test('the repair of a portal that does not open keeps the unsent changes', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, descarte)
  network.cut()
  await descarte.make(portal, 1)
  network.restore()
  network.rule({ match: descarte.steps[0], do: { kind: 'status', code: 503 } })

  await portal.open('/reparar.html')
  await portal.page.getByRole('button', { name: 'Reparar' }).click()

  await expect(portal.titulo()).toHaveText(/^Hola, /)
  expect(await portal.outbox()).toHaveLength(1)
  network.heal()
  await expect.poll(() => standing(portal, descarte)).toEqual(['done'])
  await settle({ phone, provider, network }, 'norma')
})

const UNREACHABLE: Action[] = [
  { kind: 'status', code: 503 },
  { kind: 'captive' },
  { kind: 'redirect', to: 'http://wifi.invalid/' },
  { kind: 'blackhole' },
]

for (const action of UNREACHABLE)
  test(`a repair that cannot load the portal (${action.kind}) deletes nothing and says so`, async ({
    phone,
    provider,
    network,
  }) => {
    const portal = await ready({ phone, provider, network }, descarte)
    await portal.open('/reparar.html')
    network.rule({ match: 'GET /reparar.js', do: action })

    await portal.page.getByRole('button', { name: 'Reparar' }).click()

    await expect(portal.banner()).toContainText('no se tocó nada')
    expect(await opensWithoutSignal(portal)).toBe(true)
    network.heal()
    await portal.page.getByRole('button', { name: 'Reparar' }).click()
    await expect(portal.titulo()).toHaveText(/^Hola, /)
    await settle({ phone, provider, network }, 'norma')
  })

test('an interrupted repair says so, and succeeds the second time', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, descarte)
  await portal.open('/reparar.html')
  await portal.page.evaluate(() => {
    CacheStorage.prototype.delete = () => Promise.reject(new Error('the disk is busy'))
  })

  await portal.page.getByRole('button', { name: 'Reparar' }).click()

  await expect(portal.banner()).toContainText('Quedó a medias')
  await portal.open('/reparar.html')
  await portal.page.getByRole('button', { name: 'Reparar' }).click()
  await expect(portal.titulo()).toHaveText(/^Hola, /)
  await settle({ phone, provider, network }, 'norma')
})

test('a repair that a hanging update blocks says so, and succeeds later', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, descarte)
  await portal.open('/reparar.html')
  let letGo = () => {}
  const until = new Promise<void>((resolve) => (letGo = resolve))
  network.rule({ match: 'GET /sw.js', do: { kind: 'hold', until } })
  const before = network.sent('GET /sw.js').length
  await portal.page.evaluate(async () => {
    void (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined)
  })
  await expect.poll(() => network.sent('GET /sw.js').length).toBeGreaterThan(before)

  await portal.page.getByRole('button', { name: 'Reparar' }).click()

  await expect(portal.banner()).toContainText('Quedó a medias')
  letGo()
  await portal.page.getByRole('button', { name: 'Reparar' }).click()
  await expect(portal.titulo()).toHaveText(/^Hola, /)
  await settle({ phone, provider, network }, 'norma')
})

/** True if the worker is registered and has its document in the cache. */
function opensWithoutSignal({ page }: Portal) {
  return page.evaluate(async () => {
    const registered = (await navigator.serviceWorker.getRegistrations()).length
    const shell = await caches.match('/shell.html', { ignoreSearch: true })
    return registered === 1 && shell !== undefined
  })
}
