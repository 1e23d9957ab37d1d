import { expect, test } from '../support/test.ts'
import { assertUsable, settle } from './support/invariants.ts'

const DISMISS = 'POST /v1/afiliados/deshabilitar-notificacion-pendiente'

test('[FLT-01] without signal a deep link opens from the phone with its age, and what needs signal says so at once', async ({
  phone,
  provider,
  network,
}) => {
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  network.cut()

  const portal = await phone.restart()
  await portal.open('/grupo-familiar')
  await expect(portal.page.getByText(/^Actualizado hoy a las/)).toBeVisible()
  await expect(portal.banner()).toContainText('Sin señal.')
  await portal.page.getByRole('button', { name: 'Credencial' }).click()
  await expect(portal.credencial().getByText('Para generar el QR hace falta señal.')).toBeVisible()
  await portal.page.goBack()
  await assertUsable({ phone })

  await settle({ phone, provider, network }, 'norma')
  await expect(portal.banner()).not.toContainText('Sin señal.')
})

test('[FLT-02, SHELL-21] a change made without signal leaves by itself: no click, no event, no reload', async ({
  phone,
  provider,
  network,
}) => {
  test.setTimeout(180_000)
  await phone.portal.signIn()
  network.cut()
  await phone.portal.dismissNotification('20377')
  await expect(phone.portal.banner()).toContainText('1 cambio para enviar.')
  // A first try has failed, so that nothing but the timer is left to send it.
  await expect.poll(async () => (await phone.portal.outbox())[0]?.tries).toBeGreaterThan(0)

  network.restore()

  await expect.poll(() => provider.efectos(), { timeout: 120_000 }).toHaveLength(1)
  await expect(phone.portal.banner()).not.toContainText('para enviar')
  await settle({ phone, provider, network }, 'norma')
})

for (const nth of [1, 2, 3])
  test(`[FLT-03] the answer to delivery ${nth} is lost after the server kept it: one effect, and it ends as sent`, async ({
    phone,
    provider,
    network,
  }) => {
    await phone.portal.signIn()
    for (let lost = 1; lost <= nth; lost++)
      network.rule({ match: DISMISS, nth: lost, do: { kind: 'dropAnswer' } })

    await phone.portal.dismissNotification('20377')

    await expect
      .poll(async () => (await phone.portal.outbox())[0]?.state, { timeout: 30_000 })
      .toBe('done')
    expect(network.asked('/v1/afiliados/deshabilitar')).toHaveLength(nth + 1)
    expect(await provider.efectos()).toHaveLength(1)
    await phone.portal.open('/pendientes')
    await expect(phone.portal.page.getByRole('heading', { name: 'Enviados' })).toBeVisible()
    await settle({ phone, provider, network }, 'norma')
  })

test('[FLT-08, FLT-10] a Wi-Fi that answers with its own page: nothing is stored, nothing counts as sent', async ({
  phone,
  provider,
  network,
}) => {
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  const before = await phone.portal.copies()
  for (const match of [
    '/v1',
    '/sw.js',
    '/manifest.webmanifest',
    '/portal-config.json',
    '/.well-known',
  ])
    network.rule({ match, do: { kind: 'captive' } })

  await phone.portal.dismissNotification('20377')
  await expect(phone.portal.banner()).toContainText('Esta red pide iniciar sesión.')
  await phone.portal.page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration())?.update().catch(() => {}),
  )
  await phone.portal.open('/grupo-familiar')
  await expect(phone.portal.titulo()).toHaveText('Grupo Familiar')
  await assertUsable({ phone })

  expect(await provider.efectos()).toEqual([])
  expect((await phone.portal.outbox()).map(({ state }) => state)).not.toContain('done')
  expect((await phone.portal.copies()).map(({ value }) => value)).toEqual(
    before.map(({ value }) => value),
  )
  await settle({ phone, provider, network }, 'norma')
})

for (const code of [500, 502, 503, 504])
  test(`[FLT-11] a server that answers ${code} again and again is asked with patience, and never before the time it named`, async ({
    phone,
    provider,
    network,
  }) => {
    const fails = (headers?: Record<string, string>, body?: string) => ({
      kind: 'status' as const,
      code,
      ...(headers && { headers }),
      ...(body !== undefined && { body }),
    })
    await phone.portal.signIn()
    const answers = [
      fails(),
      fails({ 'retry-after': '2' }),
      fails(undefined, '<html>'),
      fails({ 'retry-after': '3' }, ''),
    ]
    for (const [index, answer] of answers.entries())
      network.rule({ match: DISMISS, nth: index + 1, do: answer })
    const deliveries = () => network.asked('/v1/afiliados/deshabilitar')

    await phone.portal.dismissNotification('20377')
    // Impatient: whenever it is asked, the page says that the network is back.
    for (let asked = 1; asked <= answers.length; asked++) {
      await expect.poll(() => deliveries().length).toBeGreaterThanOrEqual(asked)
      await expect.poll(async () => (await phone.portal.outbox())[0]?.state).toBe('pending')
      await phone.portal.page.evaluate(() => window.dispatchEvent(new Event('online')))
    }

    await expect.poll(() => provider.efectos(), { timeout: 20_000 }).toHaveLength(1)
    const at = deliveries().map((entry) => entry.at)
    expect(at).toHaveLength(answers.length + 1)
    expect((at[2] ?? 0) - (at[1] ?? 0)).toBeGreaterThanOrEqual(2000)
    expect((at[4] ?? 0) - (at[3] ?? 0)).toBeGreaterThanOrEqual(3000)
    await settle({ phone, provider, network }, 'norma')
  })

test('[FLT-31] a browser killed while it was sending: the next one takes the change back, and it has one effect', async ({
  phone,
  provider,
  network,
}) => {
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  network.rule({ match: DISMISS, nth: 1, do: { kind: 'blackhole' } })
  await phone.portal.dismissNotification('20377')
  await expect.poll(async () => (await phone.portal.outbox())[0]?.state).toBe('sending')
  await assertUsable({ phone })

  const portal = await phone.kill()
  await portal.open('/')

  await expect.poll(async () => (await portal.outbox())[0]?.state, { timeout: 30_000 }).toBe('done')
  expect(await provider.efectos()).toHaveLength(1)
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-31, FLT-03] a browser killed after the server kept the change and before it heard so: one effect, one key', async ({
  phone,
  provider,
  network,
}) => {
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  network.rule({ match: DISMISS, nth: 1, do: { kind: 'stallAnswer', ms: 60_000 } })
  await phone.portal.dismissNotification('20377')
  await expect.poll(() => provider.efectos()).toHaveLength(1)
  const [row] = await phone.portal.outbox()
  expect(row?.state).toBe('sending')

  const portal = await phone.kill()
  await portal.open('/')

  await expect.poll(async () => (await portal.outbox())[0]?.state, { timeout: 30_000 }).toBe('done')
  expect(await provider.efectos()).toMatchObject([{ clave: row?.id }])
  const keys = network.asked('/v1/afiliados/deshabilitar').map(({ key }) => key)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys)).toEqual(new Set([row?.id]))
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-06] a change that gets no answer delays no other, and is sent again when its time is up', async ({
  phone,
  provider,
  network,
}) => {
  test.setTimeout(120_000)
  await phone.portal.signIn()
  network.rule({ match: DISMISS, nth: 1, do: { kind: 'blackhole' } })
  await phone.portal.dismissNotification('20377')
  await expect.poll(() => network.asked('/v1/afiliados/deshabilitar')).toHaveLength(1)

  await phone.portal.dismissNotification('88120')

  await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
  expect((await phone.portal.outbox()).map(({ state }) => state)).toEqual(['sending', 'done'])
  await expect.poll(() => provider.efectos(), { timeout: 60_000 }).toHaveLength(2)
  await settle({ phone, provider, network }, 'norma')
})
