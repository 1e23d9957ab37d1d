import { people } from '../support/people.ts'
import { type Phone, expect, test } from '../support/test.ts'
import { type Scene, assertInvariants, settle } from './support/invariants.ts'
import {
  type Kind,
  adjunto,
  descarte,
  kinds,
  nota,
  readyWithCopies,
  sayOnline,
  standing,
} from './support/operations.ts'

const THIRTY_DAYS = 30 * 24 * 3_600_000
const TEN = 10

test.describe('a host that renews no token', () => {
  test.use({ capacidades: ['idempotencia', 'sesiones', 'versiones'] })

  for (const kind of kinds)
    test(`[FLT-61] ${kind.name}: in an expired session reading works and nothing is sent; signing in sends the change`, async ({
      phone,
      provider,
      network,
    }) => {
      // The server's clock was a month behind when it made the token, so the token has expired now.
      provider.shiftClock(-THIRTY_DAYS - 60_000)
      const scene = { phone, provider, network }
      await readyWithCopies(scene, kind)
      provider.shiftClock(0)
      await sayOnline(phone.portal)
      await expect(phone.portal.banner()).toContainText('Tu sesión venció.')
      network.cut()

      const portal = await phone.restart()
      await portal.open('/grupo-familiar')
      await expect(portal.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
      await expect(portal.banner()).toContainText('Tu sesión venció.')
      await kind.open(portal)
      await kind.make(portal, 1)
      if (kind === descarte)
        await expect(portal.campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
      const before = network.log.length

      network.restore()
      await sayOnline(portal)
      await phone.fireSync()
      await portal.open('/')
      await expect(portal.titulo()).toHaveText('Hola, Norma')
      const sent = network.log
        .slice(before)
        .filter(({ authorization }) => authorization !== undefined)
      expect(sent).toEqual([])
      expect(await provider.efectos()).toEqual([])

      await portal.page.getByRole('link', { name: 'Ingresar' }).click()
      await comeIn(phone, 'norma')
      await expect.poll(() => standing(portal, kind)).toEqual(['done'])
      expect(await provider.efectos()).toHaveLength(kind.steps.length)
      await settle(scene, 'norma')
    })
})

/** Ten changes wait on the phone; the provider ends the session while they are being sent. */
async function endedInTheMiddle(scene: Scene, kind: Kind) {
  const { phone, network } = scene
  const portal = await readyWithCopies(scene, kind, TEN)
  network.cut()
  for (let n = 1; n <= TEN; n++) await kind.make(portal, n)
  expect(await standing(portal, kind)).toHaveLength(TEN)

  network.rule({
    match: kind.steps[1] ?? kind.steps[0],
    nth: 4,
    do: { kind: 'status', code: 401, body: '{"status":"error"}' },
  })
  network.restore()
  await sayOnline(portal)
  await expect(portal.titulo()).toHaveText('Ingresá')
  await expect(
    portal.page.getByText('Tu sesión venció. Tus cambios sin enviar te esperan.'),
  ).toBeVisible()
  await expect.poll(() => phone.portal.copies()).toEqual([])
  await expect.poll(() => standing(portal, kind)).toContain('pending')
  expect(await standing(portal, kind)).toHaveLength(TEN)
}

/** All ten arrived, each step once. */
async function assertAllTen(scene: Scene, kind: Kind) {
  const { phone, provider } = scene
  const done = Array.from({ length: TEN }, () => 'done')
  await expect.poll(() => standing(phone.portal, kind)).toEqual(done)
  expect(await provider.efectos()).toHaveLength(TEN * kind.steps.length)
  await settle(scene, 'norma')
}

async function comeIn({ portal }: Phone, who: keyof typeof people) {
  await portal.fillSignIn(people[who])
  await portal.ingresar().click()
}

for (const kind of kinds)
  test(`[FLT-62, SESS-03, SESS-04] ${kind.name}: a 401 after some of ten changes stops sending; after the next sign-in each arrives once`, async ({
    phone,
    provider,
    network,
  }) => {
    const scene = { phone, provider, network }
    await endedInTheMiddle(scene, kind)

    await comeIn(phone, 'norma')

    await assertAllTen(scene, kind)
    // The notification of a prescription is left out.
    if (kind === descarte)
      expect(await provider.notificaciones('norma')).toMatchObject([
        { numeroNotificacion: '88120' },
      ])
  })

for (const kind of kinds)
  test(`[FLT-63, SESS-09] ${kind.name}: changes left by a 401 are neither shown nor sent when another person signs in`, async ({
    phone,
    provider,
    network,
  }) => {
    const scene = { phone, provider, network }
    await endedInTheMiddle(scene, kind)
    // Changes that left before the session ended may still take effect.
    const sends = () => kind.steps.flatMap((step) => network.sent(step)).length
    const before = sends()
    expect(before).toBeGreaterThan(3)

    await comeIn(phone, 'derivado')
    await expect(phone.portal.titulo()).toHaveText('Hola, Facundo')
    await phone.portal.open('/pendientes')
    await expect(phone.portal.page.getByText('No hay nada para enviar')).toBeVisible()
    await sayOnline(phone.portal)
    await phone.fireSync()
    await assertInvariants(scene, 'derivado')
    expect(sends()).toBe(before)
    // The other person has no note for files.
    await (kind === adjunto ? nota : kind).open(phone.portal)
    const shown = await phone.portal.page.locator('body').innerText()
    const theirs = Array.from({ length: TEN }, (_none, index) => kind.words(index + 1))
    expect(theirs.filter((words) => shown.includes(words))).toEqual([])

    await phone.portal.open('/signout')
    await expect(phone.portal.titulo()).toHaveText('Ingresá')
    await comeIn(phone, 'norma')
    await assertAllTen(scene, kind)
    expect(new Set((await provider.efectos()).map(({ uid }) => uid))).toEqual(
      new Set([provider.uidOf('norma')]),
    )
  })
