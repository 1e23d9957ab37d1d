import type { Page } from 'playwright/test'

import type { Provider } from '../support/provider.ts'
import { scan } from '../support/scan.ts'
import { expect, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const boton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const dialogo = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Fills in the form; a wound dressing has no limit. */
async function llenar(page: Page) {
  await main(page).getByRole('radio', { name: 'Norma' }).check({ force: true })
  await boton(page, /^Prestador: /).click()
  await boton(page, /^Dra\. Estela Marín/).click()
  await boton(page, /^Práctica: /).click()
  await page.getByRole('searchbox', { name: 'Nombre o código' }).fill('ración simple')
  await boton(page, /^Curación simple/).click()
}

async function cuantas(provider: Provider): Promise<number> {
  const { ordenes } = await import('../../server/src/ordenes/tables.ts')
  const rows = await provider.base.db.select().from(ordenes)
  return rows.filter(({ generadaAt }) => generadaAt !== null).length
}

test(
  '[FLT-03, FLT-20, FLT-50, ORD-13] an order whose answer was lost is looked up by its code after a reload, and exists once',
  { tag: ['@siempre', '@en-uso'] },
  async ({ phone: { portal }, provider, network }) => {
    const { page } = portal
    await portal.open('/emitir-orden')
    await llenar(page)
    await page.reload()
    await expect(boton(page, 'Práctica: Curación simple')).toBeVisible()
    const antes = await cuantas(provider)
    network.rule({ match: 'POST /v1/orden/generar-orden', do: { kind: 'dropAnswer' } })
    await boton(page, 'Generar').click()
    await boton(page, 'Confirmar').click()
    const duda = dialogo(page, 'Estamos confirmando si tu orden se generó…')
    await expect(duda).toContainText('No se va a generar dos veces.')
    await page.reload()
    await expect(duda).toBeVisible()
    network.heal()
    const si = dialogo(page, 'Tu orden sí se generó')
    await expect(si).toContainText(/0045-\d{6}/)
    expect(await cuantas(provider)).toBe(antes + 1)
    await si.getByRole('button', { name: 'Ver la orden' }).click()
    await expect(dialogo(page, 'Orden Generada')).toBeVisible()
    await boton(page, 'Cerrar').last().click()
    await expect
      .poll(async () => JSON.stringify(await portal.drafts()))
      .not.toContain('orden-en-curso')
  },
)

test('[TELE-03] a video consultation opens in a page beside the portal', async ({
  phone: { portal },
}) => {
  const { page } = portal
  await portal.signIn()
  await portal.open('/teleconsulta')
  await main(page).getByRole('radio', { name: 'Norma' }).check({ force: true })
  const opening = page.waitForEvent('popup')
  await boton(page, 'Iniciar Videoconsulta').click()
  await expect(await opening).toHaveURL(/videoconsulta/)
})

/** Keeps the first printed sheet in the page, as a picture. */
const IMPRESORA = `window.print = () => {
  window.impreso = document.querySelector('.papel-de-documento canvas')?.toDataURL()
}`

test('[ORD-15, ORD-17] on a computer an order is printed with its number in the QR, and the form is emptied', async ({
  open,
  provider,
}) => {
  const { portal } = await open({ width: 1280, height: 800, mobile: false, scripts: [IMPRESORA] })
  const { page } = portal
  await portal.signIn()
  await portal.open('/emitir-orden')
  await llenar(page)
  const antes = await cuantas(provider)
  await boton(page, 'Generar').click()
  await dialogo(page, 'Confirmá la orden').getByRole('button', { name: 'Confirmar' }).click()
  const generada = dialogo(page, 'Orden Generada')
  await expect(generada).toContainText(/0045-\d{6}/)
  const [numero = ''] = /0045-\d{6}/.exec(await generada.innerText()) ?? []
  await test.step('[FILE-02] the order’s QR has its number, and its document is saved', async () => {
    const dibujo = generada.getByRole('img', { name: 'Código QR de la orden' })
    expect(await scan(await dibujo.locator('..').screenshot())).toEqual([numero.replace('-', '')])
    const saving = page.waitForEvent('download')
    await generada.getByRole('button', { name: 'Descargar' }).click()
    expect((await saving).suggestedFilename()).toBe(`Orden ${numero}.pdf`)
  })
  await generada.getByRole('button', { name: 'Imprimir' }).click()
  const impreso = () =>
    page.evaluate(() => (window as unknown as { impreso?: string }).impreso ?? '')
  await expect.poll(impreso).toMatch(/^data:image\/png/)
  const hoja = Buffer.from((await impreso()).split(',')[1] ?? '', 'base64')
  expect(await scan(hoja)).toEqual([numero])
  await expect(page.locator('.papel-de-documento')).toHaveCount(0)

  await generada.getByRole('button', { name: 'Vista previa' }).click()
  await expect(page.locator('.visor')).toContainText('Página 1 de 1')
  await page.keyboard.press('Escape')
  await expect(page.locator('.visor')).toBeHidden()
  await generada.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await expect(boton(page, 'Prestador: Elegí el prestador')).toBeVisible()
  expect(await cuantas(provider)).toBe(antes + 1)
})
