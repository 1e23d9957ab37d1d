import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { allLoaded, kinds, ready, sayOnline, standing } from './support/operations.ts'
import { startStranger } from './support/stranger.ts'

for (const kind of kinds)
  for (const code of [302, 307, 511] as const)
    test(`[FLT-09] ${kind.name}: a Wi-Fi that redirects (${code}) gets neither token nor change, and the change waits`, async ({
      phone,
      provider,
      network,
    }) => {
      const stranger = await startStranger()
      const portal = await ready({ phone, provider, network }, kind)
      await allLoaded(portal)
      const before = (await portal.copies()).map(({ value }) => value)
      for (const match of ['/v1', '/sw.js', '/portal-config.json', '/.well-known'])
        network.rule({ match, do: { kind: 'redirect', to: stranger.url, code } })

      await kind.make(portal, 1)
      await expect.poll(() => network.sent(kind.steps[0]).length).toBeGreaterThan(0)
      await sayOnline(portal)
      await expect(portal.banner()).toContainText('Esta red pide iniciar sesión.')
      await portal.page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistration())?.update().catch(() => {}),
      )

      expect(await standing(portal, kind)).not.toContain('done')
      expect(stranger.log).toEqual([])
      expect((await portal.copies()).map(({ value }) => value)).toEqual(before)
      expect(await provider.efectos()).toEqual([])
      await settle({ phone, provider, network }, 'norma')
      await expect.poll(() => standing(portal, kind)).toEqual(['done'])
      await stranger.close()
    })
