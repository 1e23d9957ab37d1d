import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import {
  type Kind,
  adjunto,
  descarte,
  nota,
  ready,
  sayOnline,
  standing,
} from './support/operations.ts'
import { sample } from './support/sample.ts'

const PENDING = 'GET /v1/usuarios/afiliados/notificaciones-pendientes'
const NOTES = 'GET /v1/prueba/notas'

test('[FLT-17] an older answer that arrives after a newer one is discarded', async ({
  phone,
  provider,
  network,
}) => {
  const { portal: first } = phone
  await first.signIn()
  const numbers = async () =>
    JSON.stringify((await first.copies()).find(({ key }) => key === 'notificaciones')?.value)
  await expect.poll(numbers).toContain('20377')
  network.rule({ match: PENDING, nth: 1, do: { kind: 'swap' } })
  const asked = network.sent(PENDING).length

  await sayOnline(first)
  await expect.poll(() => network.sent(PENDING).length).toBe(asked + 1)
  const older = network.sent(PENDING).at(-1)
  await provider.addNotificaciones('norma', [45_002])
  const second = await phone.newWindow()
  await second.open('/grupo-familiar')

  await expect.poll(() => older?.endedAt).toBeDefined()
  await expect.poll(numbers).toContain('45002')
  await second.openNotifications()
  await expect(second.notificaciones().getByRole('button', { name: /45002$/ })).toBeVisible()
  await settle({ phone, provider, network }, 'norma')
})

/** How and where a person sees a change of this kind. */
const SEEN: { kind: Kind; read: string; path: string; text: string }[] = [
  { kind: nota, read: NOTES, path: '/prueba', text: 'Nota 1' },
  { kind: adjunto, read: NOTES, path: '/prueba', text: 'Envío 1' },
]

for (const { kind, read, text } of SEEN) {
  test(`[FLT-79] ${kind.name}: a confirmed change stays on screen while the reads after it fail`, async ({
    phone,
    provider,
    network,
  }) => {
    const portal = await ready({ phone, provider, network }, kind)
    const answers = [
      { kind: 'status' as const, code: 500 },
      { kind: 'cutAnswer' as const, at: 'half' as const },
      { kind: 'refuse' as const },
    ]
    for (const [index, answer] of answers.entries())
      network.rule({ match: read, nth: index + 1, do: answer })
    await kind.write(portal, 1)
    const seen = await sample(portal.page, text)
    const asked = network.sent(read).length

    await kind.press(portal, 1)
    await expect.poll(() => standing(portal, kind)).toEqual(['done'])
    await expect
      .poll(async () => {
        await sayOnline(portal)
        return network.sent(read).length
      })
      .toBeGreaterThan(asked + answers.length)

    await settle({ phone, provider, network }, 'norma')
    expect(await seen()).toEqual([false, true])
  })

  test(`[FLT-79] ${kind.name}: a confirmed change stays on screen when an answer from before it arrives late`, async ({
    phone,
    provider,
    network,
  }) => {
    const portal = await ready({ phone, provider, network }, kind)
    let release = () => {}
    const until = new Promise<void>((resolve) => (release = resolve))
    network.rule({ match: read, nth: 1, do: { kind: 'hold', until } })
    const before = network.sent(read).length
    await portal.ageCopies()
    await sayOnline(portal)
    await expect.poll(() => network.sent(read).length).toBe(before + 1)
    const older = network.sent(read).at(-1)
    await kind.write(portal, 1)
    const seen = await sample(portal.page, text)

    await kind.press(portal, 1)
    await expect.poll(() => standing(portal, kind)).toEqual(['done'])
    release()
    await expect.poll(() => older?.endedAt).toBeDefined()

    await settle({ phone, provider, network }, 'norma')
    expect(await seen()).toEqual([false, true])
  })
}

test('[FLT-79] a dismissed notification does not come back while its list cannot be read', async ({
  phone,
  provider,
  network,
}) => {
  const portal = await ready({ phone, provider, network }, descarte)
  network.rule({ match: PENDING, times: 3, do: { kind: 'status', code: 500 } })
  const asked = network.sent(PENDING).length
  await descarte.write(portal, 1)
  await expect(portal.enLaCampana('20377')).toBeVisible()
  const seen = await sample(portal.page, 'N° 20377', '#notificaciones, [aria-label=Notificaciones]')
  await descarte.press(portal, 1)
  await descarte.kept(portal, 1)
  await expect.poll(() => standing(portal, descarte)).toEqual(['done'])

  await portal.openNotifications()
  await expect
    .poll(async () => {
      await sayOnline(portal)
      return network.sent(PENDING).length
    })
    .toBeGreaterThan(asked + 3)

  await settle({ phone, provider, network }, 'norma')
  expect(await seen()).toEqual([true, false])
})
