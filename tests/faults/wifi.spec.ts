import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { type Scene, assertUsable, settle } from './support/invariants.ts'
import {
  type Kind,
  allLoaded,
  descarte,
  kinds,
  ready,
  readyInUse,
  standing,
} from './support/operations.ts'

const EVERYTHING = [
  '/v1',
  '/sw.js',
  '/manifest.webmanifest',
  '/portal-config.json',
  '/.well-known',
] as const

const WIFI = 'Esta red pide iniciar sesión.'
/** Chromium treats a 407 from a host that is not its proxy as a broken connection. */
const BOXES = [
  [401, WIFI],
  [403, WIFI],
  [407, 'Sin señal.'],
] as const

/**
 * A device between phone and provider answers: its answers have no effect, and the change is sent once the device is
 * gone.
 */
async function answeredByOthers(
  scene: Scene,
  kind: Kind,
  said: string,
  spoil: () => void,
  start = ready,
) {
  const { phone, provider, network } = scene
  const portal = await start(scene, kind)
  await allLoaded(portal)
  const values = async () => (await portal.copies()).map(({ key, value }) => ({ key, value }))
  const before = await values()
  spoil()

  await kind.make(portal, 1)
  await expect(portal.banner()).toContainText(said)
  await expect.poll(async () => (await portal.outbox())[0]?.tries).toBeGreaterThan(0)
  await portal.page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration())?.update().catch(() => {}),
  )
  await portal.open('/grupo-familiar')
  await expect(portal.titulo()).toHaveText('Grupo Familiar')
  await assertUsable({ phone })

  expect(await provider.efectos()).toEqual([])
  expect(['pending', 'sending']).toContain((await standing(portal, kind))[0])
  expect(await portal.session()).toMatchObject([{ state: 'in' }])
  expect(await portal.page.evaluate(() => localStorage.getItem('token'))).not.toBe(null)
  expect(await values()).toEqual(before)
  await settle({ phone, provider, network }, 'norma')
  await expect(portal.banner()).not.toContainText(said)
}

for (const kind of kinds)
  test(
    `[FLT-08] ${kind.name} behind a Wi-Fi that answers with its own page is neither stored nor marked as sent`,
    { tag: kind === descarte ? ['@siempre', '@en-uso'] : [] },
    async ({ phone, provider, network }) => {
      const spoil = () => {
        for (const match of EVERYTHING) network.rule({ match, do: { kind: 'captive' } })
      }
      const start = kind === descarte ? readyInUse : ready
      await answeredByOthers({ phone, provider, network }, kind, WIFI, spoil, start)
    },
  )

for (const kind of kinds)
  for (const [code, said] of BOXES)
    test(`[FLT-10] ${kind.name} behind a proxy that answers ${code} with a page waits; session and data stay`, async ({
      phone,
      provider,
      network,
    }) => {
      await answeredByOthers({ phone, provider, network }, kind, said, () =>
        network.rule({
          match: '/v1',
          do: {
            kind: 'status',
            code,
            body: '<html><title>Acceso denegado</title></html>',
            headers: {
              'content-type': 'text/html',
              ...(code === 407 && { 'proxy-authenticate': 'Basic realm="proxy"' }),
            },
          },
        }),
      )
    })

for (const kind of kinds)
  test(`[FLT-10] ${kind.name}: a 401 of the provider signs the person out, and the change waits for the sign-in`, async ({
    phone,
    provider,
    network,
  }) => {
    const portal = await ready({ phone, provider, network }, kind)
    network.rule({
      match: kind.steps[0],
      do: { kind: 'status', code: 401, body: '{"status":"error"}' },
    })
    // The change's own screen may be gone before the phone confirms the change.
    await kind.write(portal, 1)
    await kind.press(portal, 1)

    await expect(portal.titulo()).toHaveText('Ingresá')
    await expect.poll(() => portal.copies()).toEqual([])
    await expect.poll(() => standing(portal, kind)).toEqual(['pending'])
    network.heal()
    await portal.fillSignIn(people.norma)
    await portal.ingresar().click()
    await expect.poll(() => standing(portal, kind)).toEqual(['done'])
    await settle({ phone, provider, network }, 'norma')
  })
