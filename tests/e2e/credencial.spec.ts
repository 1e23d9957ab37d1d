import { deBase64 } from '#contract/base64.ts'
import type { Confianza } from '#contract/extensiones/pases.ts'
import { comprobar } from '#contract/pase/comprobar.ts'

import type { Portal } from '../support/portal.ts'
import { scan, scanAsChecker } from '../support/scan.ts'
import { expect, test } from '../support/test.ts'

const openCard = async (portal: Portal) => {
  await portal.page.getByRole('button', { name: /^Mostrar credencial de Norma/ }).click()
  await expect(portal.credencial()).toBeVisible()
}

/** Text that all scanners read from the screen. */
async function scanned(portal: Portal, scale = 1): Promise<string> {
  const picture = await portal.credencial().screenshot()
  const read = await scan(picture, scale)
  expect(read).toHaveLength(1)
  expect(scanAsChecker(picture)).toBe(read[0])
  return read[0] ?? ''
}

/** Waits until the family's passes are on this phone. */
const withPasses = (portal: Portal) =>
  expect.poll(async () => (await portal.copies()).map(({ key }) => key)).toContain('pases')

test(
  '[CRED-01, SEC-50, ERR-12] without signal the card shows a code signed by the phone that passes the check',
  { tag: ['@siempre', '@en-uso'] },
  async ({ phone, network }) => {
    const { portal } = phone
    await portal.open('/')
    await withPasses(portal)
    const { claves } = (await (
      await fetch(`${network.url}/v1/portal/pases/confianza`)
    ).json()) as Confianza
    network.cut()
    await openCard(portal)

    const card = portal.credencial()
    await expect(card.getByText('Se renueva solo')).toBeVisible()
    await expect(
      card.getByText(/Podés usarla sin señal hasta el \d\d\/\d\d\/\d{4}\./),
    ).toBeVisible()
    await expect(card.getByText('Vence en')).toHaveCount(0)
    // Without a link to share a text says so, in place of a disabled button.
    await expect(card.getByText(/Para compartirla hace falta señal\.$/)).toBeVisible()
    await expect(card.getByRole('button', { name: 'Compartir' })).toHaveCount(0)
    const box = await portal.qr().boundingBox()
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([256, 256])

    const code = await scanned(portal)
    expect(await scanned(portal, 0.75)).toBe(code)
    await portal.page.emulateMedia({ colorScheme: 'dark' })
    expect(await scanned(portal, 0.75)).toBe(code)
    const [address, digits = ''] = code.split('#')
    expect(address).toBe(`${network.url}/validar-credencial/o`)
    const clave = (kid: number) =>
      deBase64(claves.find((one) => one.kid === kid && one.uso === 'pase')?.clave ?? '')
    expect(await comprobar('o', digits, { clave, ahora: Date.now() })).toMatchObject({
      state: 'firma-valida',
      pase: { nombre: 'Norma' },
    })

    // A minute later the code is another, and no call is made without signal.
    const asked = network.asked('/v1/afiliados/credencial').length
    await card.getByRole('button', { name: 'Cerrar credencial' }).click()
    await portal.page.clock.install()
    await openCard(portal)
    await expect(portal.qr()).toBeVisible()
    const before = await scanned(portal)
    await portal.page.clock.runFor('01:01')
    await expect.poll(() => scanned(portal)).not.toBe(before)
    expect(network.asked('/v1/afiliados/credencial')).toHaveLength(asked)

    await card.getByRole('button', { name: 'Modo mostrador' }).click()
    await expect(portal.page).toHaveURL(/\/mostrador\/\d+$/)
  },
)

test('[CRED-01, SEC-50] the card warns two days before its pass ends, and afterwards says how to renew it', async ({
  phone,
  network,
}) => {
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  await withPasses(phone.portal)
  network.cut()

  const inDays = async (days: number) => {
    const portal = await phone.restart()
    await portal.page.clock.install({ time: Date.now() + days * 86_400_000 })
    await portal.open('/')
    await openCard(portal)
    return portal
  }
  const soon = await inDays(6)
  await expect(soon.credencial().getByText(/^Vence pronto/)).toBeVisible()
  await expect(soon.qr()).toBeVisible()

  const over = await inDays(8)
  await expect(over.credencial().getByText(/^Sin verificar desde \d\d\/\d\d$/)).toBeVisible()
  await expect(over.credencial().getByText(/con señal y se renueva sola/)).toBeVisible()
  await expect(over.credencial().getByText('28.456.789')).toBeVisible()
  await expect(over.qr()).toHaveCount(0)
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
