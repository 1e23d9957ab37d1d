import { expect, test } from '../support/test.ts'
import { assertUsable, settle } from './support/invariants.ts'
import { notasOn } from './support/notas.ts'
import { kinds, nota, ready, standing } from './support/operations.ts'

// With a pass on the phone its credential works without signal and shows no warning.
test.describe('a host that signs no passes', () => {
  test.use({ capacidades: ['idempotencia', 'sesiones', 'versiones'] })

  test('[FLT-01] without signal a link opens with the age of its data, and the QR says it needs signal', async ({
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
    await expect(
      portal.credencial().getByText('Para generar el QR hace falta señal.'),
    ).toBeVisible()
    await portal.page.goBack()
    await assertUsable({ phone })

    await settle({ phone, provider, network }, 'norma')
    await expect(portal.banner()).not.toContainText('Sin señal.')
  })
})

test('[FLT-01] without signal a screen shows the unsent changes made before and after it was opened', async ({
  phone,
  provider,
  network,
}) => {
  await provider.addNota('norma', { idNota: 7, titulo: 'De antes', texto: '', fecha: '2026-01-02' })
  await ready({ phone, provider, network }, nota)
  await expect(notasOn(phone.portal).nota('De antes')).toBeVisible()
  network.cut()
  await notasOn(phone.portal).guardar({ titulo: 'Sin señal', fecha: '2026-02-03' })

  const portal = await phone.restart()
  const notas = notasOn(portal)
  await notas.open()
  await expect(notas.nota('De antes')).toBeVisible()
  await expect(notas.nota('Sin señal')).toContainText('03/02/2026')
  await expect(portal.page.getByText(/^Actualizado hoy a las/)).toBeVisible()
  await notas.guardar({ titulo: 'Otra más' })
  await expect(portal.banner()).toContainText('2 cambios para enviar.')
  await assertUsable({ phone })

  await settle({ phone, provider, network }, 'norma')
  expect((await provider.notas('norma')).map(({ titulo }) => titulo).toSorted()).toEqual([
    'De antes',
    'Otra más',
    'Sin señal',
  ])
})

for (const kind of kinds)
  test(`[FLT-02, SHELL-21] ${kind.name} made without signal is sent by itself: no click, no event, no reload`, async ({
    phone,
    provider,
    network,
  }) => {
    await ready({ phone, provider, network }, kind)
    network.cut()
    await kind.make(phone.portal, 1)
    await expect(phone.portal.banner()).toContainText('1 cambio para enviar.')
    // A first try has failed, so that only the engine's timer is left to send the change.
    await expect.poll(async () => (await phone.portal.outbox())[0]?.tries).toBeGreaterThan(0)

    network.restore()

    await expect.poll(() => standing(phone.portal, kind), { timeout: 120_000 }).toEqual(['done'])
    await expect(phone.portal.banner()).not.toContainText('para enviar')
    await settle({ phone, provider, network }, 'norma')
  })
