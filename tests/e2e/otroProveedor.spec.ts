import { usarFormas } from '#contract/formas.ts'

import { readProveedor } from '../../server/src/base/proveedor.ts'
import { baseDe } from '../support/baseDe.ts'
import { insurer } from '../support/insurer.ts'
import { startProvider } from '../support/provider.ts'
import { test as base, expect } from '../support/test.ts'

/** The tested build, as `npm start -- --proveedor otro` serves it. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that this needs from it
  provider: async ({}, give) => {
    const proveedor = readProveedor('proveedores/otro')
    const provider = await startProvider({
      proveedor,
      base: await baseDe(proveedor),
      capacidades: [...proveedor.capacidades],
    })
    await give(provider)
    await provider.stop()
    usarFormas(insurer.formas)
  },
})

test(
  '[API-02, SIGN-01, SHELL-02, CRED-01] a member of another insurer signs in by seven digits and sees its texts',
  { tag: '@siempre' },
  async ({ phone, network }) => {
    const { portal } = phone
    const { page } = portal
    const first = await portal.open('/signin')
    const html = await first?.text()
    expect(html).not.toMatch(/CUIL|BETA|Mi Cobertura|#076441/)
    expect(html).toContain('<meta name="theme-color" content="#1F4788"')
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await expect(page.getByText('Debe ingresar N° Afiliado', { exact: true })).toBeVisible()
    await page.getByLabel('N° Afiliado').fill('1123456')
    await portal.password().fill('demo1234')
    await portal.ingresar().click()
    await expect(portal.titulo()).toHaveText(/^Hola, /)
    await expect(page.locator('.barra .marca')).toHaveText(/^\s*Alerces Salud\s*$/)

    await page.getByRole('button', { name: /^Mostrar credencial de Norma/ }).click()
    await expect(portal.credencial()).toContainText('112.3456/0')
    await expect(portal.qr()).toBeVisible()
    await page.goBack()

    await portal.open('/receta')
    await expect(portal.titulo()).toHaveText('Recetas electrónicas')
    await expect(page.getByRole('link', { name: /^Plan ambulatorio .* activas/ })).toBeVisible()
    await portal.open('/ayuda')
    await expect(
      page.getByRole('link', { name: 'Urgencias, todo el día · 0810 555 0199' }),
    ).toHaveAttribute('href', 'tel:08105550199')
    await portal.open('/terminos-condiciones')
    await expect(page.getByRole('link', { name: 'Carta de derechos' })).toHaveAttribute(
      'href',
      'https://alerces-salud.example/derechos',
    )
    // The host announces no extension, so the phone asks for none.
    expect(network.asked('/v1/portal/')).toEqual([])
  },
)
