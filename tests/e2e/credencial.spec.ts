import jsQR from 'jsqr'
import { PNG } from 'pngjs'

import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const openCard = async (portal: Portal) => {
  await portal.page.getByRole('button', { name: /^Mostrar credencial de Norma/ }).click()
  await expect(portal.credencial()).toBeVisible()
}

/** What a scanner reads from the screen. */
async function scan(portal: Portal): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await portal.credencial().screenshot())
  return jsQR(new Uint8ClampedArray(data), width, height)?.data
}

test('[CRED-01, CRED-02, CRED-07, API-09] the button asks for a token and shows a QR of 256 px with its countdown', async ({
  phone: { portal },
  network,
}) => {
  await portal.signIn()
  await openCard(portal)

  await expect(portal.qr()).toBeVisible()
  const box = await portal.qr().boundingBox()
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([256, 256])
  await expect(portal.credencial().getByText(/^(5:00|4:5\d)$/)).toBeVisible()
  expect(network.asked('/v1/afiliados/credencial/generar-token')).toHaveLength(1)

  const link = new URL((await scan(portal)) ?? '')
  expect(link.origin).toBe(network.url)
  expect(link.pathname).toMatch(/^\/validar-credencial\/[\w-]+$/)
})

test('[CRED-05, CRED-06, CRED-08] the shared link carries token and idAfiliado in one segment, and never the session', async ({
  phone: { portal },
}) => {
  await portal.signIn()
  await openCard(portal)
  await expect(portal.qr()).toBeVisible()
  const scanned = await scan(portal)
  await portal.credencial().getByRole('button', { name: 'Compartir' }).click()
  await expect(
    portal.credencial().getByText(/^Copiamos el enlace\. Vale hasta las \d\d:\d\d\.$/),
  ).toBeVisible()
  const copied = await portal.page.evaluate(() => navigator.clipboard.readText())

  expect(copied).toContain(scanned)
  expect(copied).toMatch(/vale hasta las \d\d:\d\d/i)
  const segment = new URL(scanned ?? '').pathname.split('/').at(-1) ?? ''
  const payload = JSON.parse(Buffer.from(segment, 'base64url').toString()) as Record<
    string,
    unknown
  >
  expect(Object.keys(payload).toSorted()).toEqual(['idAfiliado', 'token'])
  expect(payload['token']).toMatch(/^[\w-]{22}$/)
  expect(copied).not.toContain(await portal.page.evaluate(() => localStorage.getItem('token')))
})

test('[CRED-03, CRED-04] after five minutes the QR goes, sharing is off, and a new one can be generated', async ({
  phone: { portal },
  network,
}) => {
  await portal.signIn()
  await portal.page.clock.install()
  await openCard(portal)
  await expect(portal.qr()).toBeVisible()

  await portal.page.clock.runFor('04:58')
  await expect(portal.qr()).toBeVisible()
  await portal.page.clock.runFor('00:03')
  await expect(portal.qr()).toHaveCount(0)
  await expect(portal.credencial().getByRole('button', { name: 'Compartir' })).toBeDisabled()

  await portal.credencial().getByRole('button', { name: 'Volver a generar QR' }).click()
  await expect(portal.qr()).toBeVisible()
  await expect(portal.credencial().getByText(/^(5:00|4:5\d)$/)).toBeVisible()
  expect(network.asked('/v1/afiliados/credencial/generar-token')).toHaveLength(2)
})

test('[CRED-01, ERR-12] without signal the card shows at once with its stored data, and says what is missing', async ({
  phone: { portal },
  network,
}) => {
  await portal.signIn()
  await portal.readyForNoSignal()
  network.cut()
  await openCard(portal)

  await expect(portal.credencial().getByText('Sin código por ahora')).toBeVisible()
  await expect(portal.credencial().getByText('28.456.789')).toBeVisible()
  await expect(portal.credencial().getByText(/^Sin verificar desde /)).toBeVisible()
  await expect(portal.credencial().getByRole('button', { name: 'Compartir' })).toBeDisabled()
  network.restore()
  await portal.credencial().getByRole('button', { name: 'Probar de nuevo' }).click()
  await expect(portal.qr()).toBeVisible()
})

test('[CRED-01] Back closes the card and stays on its page', async ({ phone: { portal } }) => {
  await portal.signIn()
  await portal.open('/grupo-familiar')
  await portal.page.getByRole('button', { name: 'Credencial' }).click()
  await expect(portal.credencial()).toBeVisible()
  await portal.page.goBack()
  await expect(portal.credencial()).toHaveCount(0)
  await expect(portal.titulo()).toHaveText('Grupo Familiar')
})
