import { expect, test } from '../support/test.ts'
import { assertUsable, settle } from './support/invariants.ts'
import { everywhere, lacks } from './support/lacks.ts'
import { kinds, ready, standing } from './support/operations.ts'

for (const kind of kinds)
  test(`[FLT-19] ${kind.name} is sent although the browser wrongly reports no network`, async ({
    open,
    provider,
    network,
  }) => {
    everywhere(network, lacks.onLine(false))
    const phone = await open({ scripts: [lacks.onLine(false)] })
    const portal = await ready({ phone, provider, network }, kind)
    expect(await portal.page.evaluate(() => navigator.onLine)).toBe(false)

    await kind.make(portal, 1)

    await expect.poll(() => standing(portal, kind)).toEqual(['done'])
    await expect(portal.banner()).not.toContainText('Sin señal.')
    await settle({ phone, provider, network }, 'norma')
  })

test("[FLT-19] without a real network the portal reports no signal, even if the browser says 'online'", async ({
  open,
  provider,
  network,
}) => {
  everywhere(network, lacks.onLine(true))
  const phone = await open({ scripts: [lacks.onLine(true)] })
  const [kind] = kinds
  if (!kind) throw new Error('there is a kind of change')
  const portal = await ready({ phone, provider, network }, kind)
  network.cut()

  await kind.make(portal, 1)

  await expect(portal.banner()).toContainText('Sin señal.')
  expect(await portal.page.evaluate(() => navigator.onLine)).toBe(true)
  expect(await standing(portal, kind)).not.toContain('done')
  await assertUsable({ phone })
  await settle({ phone, provider, network }, 'norma')
})
