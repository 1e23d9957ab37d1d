import { people } from '../support/people.ts'
import { type Phone, expect, test } from '../support/test.ts'
import { assertInvariants, settle } from './support/invariants.ts'

const DISMISS = 'POST /v1/afiliados/deshabilitar-notificacion-pendiente'
const THIRTY_DAYS = 30 * 24 * 3_600_000
const MORE = [30001, 30002, 30003, 30004, 30005, 30006, 30007]

test.describe('a host that renews no token', () => {
  test.use({ capacidades: ['idempotencia', 'sesiones'] })

  test('[FLT-61] a session that ran out: reading goes on, nothing is sent, and signing in sends it all', async ({
    phone,
    provider,
    network,
  }) => {
    // The server's clock was a month behind when it made the token, so the token has ended by now.
    provider.shiftClock(-THIRTY_DAYS - 60_000)
    await phone.portal.signIn()
    await phone.portal.readyForNoSignal()
    provider.shiftClock(0)
    await phone.portal.page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(phone.portal.banner()).toContainText('Tu sesión venció.')
    network.cut()

    const portal = await phone.restart()
    await portal.open('/grupo-familiar')
    await expect(portal.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
    await expect(portal.banner()).toContainText('Tu sesión venció.')
    await portal.dismissNotification('20377')
    await expect(portal.campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
    const before = network.log.length

    network.restore()
    await portal.page.evaluate(() => window.dispatchEvent(new Event('online')))
    await phone.fireSync()
    await portal.open('/')
    await expect(portal.titulo()).toHaveText('Hola, Norma')
    const sent = network.log
      .slice(before)
      .filter(({ authorization }) => authorization !== undefined)
    expect(sent).toEqual([])
    expect(await provider.efectos()).toEqual([])

    await portal.page.getByRole('link', { name: 'Ingresar' }).click()
    await portal.fillSignIn(people.norma)
    await portal.ingresar().click()
    await expect.poll(() => provider.efectos(), { timeout: 30_000 }).toHaveLength(1)
    await settle({ phone, provider, network }, 'norma')
  })
})

/** Ten dismissals wait on the phone; the provider ends the session in the middle of sending them. */
async function endedInTheMiddle({ phone, provider, network }: Parameters<typeof settle>[0]) {
  await provider.addNotificaciones('norma', MORE)
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  network.cut()
  for (const { numeroNotificacion } of await provider.notificaciones('norma'))
    await phone.portal.dismissNotification(numeroNotificacion)
  expect(await phone.portal.outbox()).toHaveLength(10)

  network.rule({
    match: DISMISS,
    nth: 4,
    do: { kind: 'status', code: 401, body: '{"status":"error"}' },
  })
  network.restore()
  await phone.portal.page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(phone.portal.titulo()).toHaveText('Ingresá')
  await expect(
    phone.portal.page.getByText('Tu sesión venció. Tus cambios sin enviar te esperan.'),
  ).toBeVisible()
  await expect.poll(() => phone.portal.copies()).toEqual([])
  const waiting = async () =>
    (await phone.portal.outbox()).filter(({ state }) => state === 'pending').length
  await expect.poll(waiting).toBeGreaterThan(0)
  expect(await phone.portal.outbox()).toHaveLength(10)
}

async function comeIn({ portal }: Phone, who: keyof typeof people) {
  await portal.fillSignIn(people[who])
  await portal.ingresar().click()
}

test('[FLT-62, SESS-03, SESS-04] a 401 in the middle of ten: the rest waits for the same person, ten effects in all', async ({
  phone,
  provider,
  network,
}) => {
  await endedInTheMiddle({ phone, provider, network })

  await comeIn(phone, 'norma')

  await expect.poll(() => provider.efectos(), { timeout: 30_000 }).toHaveLength(10)
  await settle({ phone, provider, network }, 'norma')
  expect(await provider.notificaciones('norma')).toEqual([])
})

test('[FLT-63, SESS-09] somebody else signs in meanwhile: they see and send nothing of it; the first one returns to all ten', async ({
  phone,
  provider,
  network,
}) => {
  await endedInTheMiddle({ phone, provider, network })
  const before = (await provider.efectos()).length

  await comeIn(phone, 'derivado')
  await expect(phone.portal.titulo()).toHaveText('Hola, Facundo')
  await phone.portal.open('/pendientes')
  await expect(phone.portal.page.getByText('No hay nada para enviar')).toBeVisible()
  await phone.portal.page.evaluate(() => window.dispatchEvent(new Event('online')))
  await phone.fireSync()
  await assertInvariants({ phone, provider, network }, 'derivado')
  expect(await provider.efectos()).toHaveLength(before)

  await phone.portal.open('/signout')
  await expect(phone.portal.titulo()).toHaveText('Ingresá')
  await comeIn(phone, 'norma')
  await expect.poll(() => provider.efectos(), { timeout: 30_000 }).toHaveLength(10)
  expect(new Set((await provider.efectos()).map(({ uid }) => uid))).toEqual(
    new Set([provider.uidOf('norma')]),
  )
  await settle({ phone, provider, network }, 'norma')
})
