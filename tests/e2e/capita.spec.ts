import { texts } from '#features/capita/texts.ts'

import { sideways } from '../support/forms.ts'
import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

/** Copies as the phone does it, or does not: what a test browser allows is none of ours. */
const copying = (works: boolean) => {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: (text: string) => {
        document.documentElement.dataset['copied'] = text
        return works ? Promise.resolve() : Promise.reject(new DOMException('no'))
      },
    },
  })
}

test(
  '[CAPI-01, CAPI-02, CAPI-03, CAPI-04] the coupon of the month is made once, and read without signal from then on',
  { tag: '@siempre' },
  async ({ phone: { portal }, network }) => {
    const { page } = portal
    const main = page.getByRole('main')
    await portal.signIn(people.voluntaria)
    await portal.readyForNoSignal()
    await portal.open('/cupon-pago-capita')
    await expect(main).toContainText(new RegExp(`${texts.venceEl}\\d\\d/\\d\\d`))
    for (const canal of texts.canales) await expect(main).toContainText(canal)

    await test.step('[CAPI-05] all of the coupon, and that it was made', async () => {
      await main.getByRole('button', { name: texts.generar }).click()
      await expect(portal.toast(texts.generada)).toBeVisible()
      await expect(main).toContainText(/Total a pagar\$\s84\.350,00/)
      await expect(main).toContainText(/Cápita\$\s71\.200,00/)
      await expect(main).toContainText(/Crédito\$\s4\.900,00/)
      await expect(main).toContainText(/Fondo voluntario\$\s8\.250,00/)
      await expect(main).toContainText(`${texts.afiliado}Graciela Ibáñez`)
      await expect(main).toContainText(/N° de recibo\d{8}/)
      await expect(main).toContainText(/Período\d\d\/\d{4}vence el \d\d\/\d\d\/\d{4}/)
      await expect(main.getByRole('img', { name: texts.qr })).toBeVisible()
    })

    await test.step('[CAPI-06] the code is copied without its gaps; where it cannot be, that is said', async () => {
      const shown = await main.locator('.codigo-de-pago').innerText()
      await page.evaluate(copying, true)
      await main.getByRole('button', { name: texts.copiar }).click()
      await expect(portal.toast(texts.copiado)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-copied', shown.replaceAll(' ', ''))
      await page.evaluate(copying, false)
      await main.getByRole('button', { name: texts.copiar }).click()
      await expect(portal.toast(texts.noSeCopio)).toBeVisible()
    })

    await expect(main).toContainText(/PDF guardado en este teléfono/)
    await portal.kept(/CapitaScreen|\/lector-|worker-pdf/)
    network.cut()
    await page.setViewportSize({ width: 320, height: 640 })
    await portal.open('/cupon-pago-capita')
    await expect(main).toContainText(/Total a pagar\$\s84\.350,00/)
    expect(await sideways(page)).toBe(0)

    await test.step('[CAPI-03] its paper has the same code, and is kept', async () => {
      await main.getByRole('button', { name: texts.verPdf }).click()
      const visor = page.getByRole('dialog')
      await expect(visor).toContainText(/Página 1 de 1/)
      await expect(visor).toContainText(/Total a pagar.*84\.350,00/s)
    })
  },
)

test('[CAPI-07, FMT-01, FMT-02] a failure clears the coupon, and says why and that nothing was charged', async ({
  phone: { portal },
  network,
}) => {
  const main = portal.page.getByRole('main')
  await portal.signIn(people.voluntaria)
  await portal.open('/cupon-pago-capita')
  await main.getByRole('button', { name: texts.generar }).click()
  await expect(main.getByRole('img', { name: texts.qr })).toBeVisible()
  network.rule({
    match: 'POST /v1/afiliados/cupon-capita',
    do: { kind: 'status', code: 500 },
  })
  await main.getByRole('button', { name: texts.generarDeNuevo }).click()
  await expect(main.getByRole('alert')).toContainText(texts.noSeCobro)
  await expect(main).not.toContainText(texts.codigo)
  await expect(main.getByRole('button', { name: texts.generar })).toBeEnabled()
})
