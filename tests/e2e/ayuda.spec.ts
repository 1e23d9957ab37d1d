import type { Locator } from 'playwright/test'

import { manualEnImagenes } from '#contract/manualEnImagenes.ts'
import { informeDe } from '#contract/soporte.ts'

import {
  ADENTRO,
  AFUERA,
  CON_OTRO,
  SIN_SENAL,
  TELEFONO,
} from '../../tools/recorrido-del-manual.mjs'
import { expect, test } from '../support/test.ts'

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('[AYUD-01] the manual opens without signal, and its PDF and pictures once they were loaded', async ({
  phone: { portal },
  network,
}) => {
  const { page } = portal
  const capitulo = (name: string) => page.getByRole('link', { name, exact: true })
  await portal.signIn()
  await portal.readyForNoSignal()
  for (const file of [/AyudaScreen/, /manual-/, /EstadoScreen/, /lector/]) await portal.kept(file)
  network.cut()
  await portal.open('/ayuda')
  await expect(portal.titulo()).toHaveText('Ayuda')

  await test.step('a chapter that was never opened with signal says that its pictures need signal', async () => {
    await capitulo('Ver y enviar una receta').click()
    await expect(portal.titulo()).toHaveText('Ver y enviar una receta')
    await expect(page.getByText('La imagen se ve con señal.').first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Ayuda', exact: true }).click()
    await expect(portal.titulo()).toHaveText('Ayuda')
  })

  await test.step('the manual’s PDF loads with signal, and opens without signal afterwards', async () => {
    await page.getByRole('link', { name: 'PDF', exact: true }).click()
    await expect(page.getByText('Todavía no está en este teléfono')).toBeVisible()
    network.heal()
    await portal.retry()
    await expect(page.getByText(/^Página 1 de \d$/)).toBeVisible()
    expect(await page.evaluate(sideways)).toBe(0)
    await expect
      .poll(() =>
        page.evaluate(() =>
          caches
            .open('imagenes-del-manual')
            .then((it) => it.keys())
            .then(({ length }) => length),
        ),
      )
      .toBe(Object.keys(manualEnImagenes).length)
    network.cut()
    await page.reload()
    await expect(page.getByRole('article', { name: /^Página 1 de / })).toContainText(
      'Mostrar la credencial',
    )
    await page.getByRole('link', { name: 'Para leer' }).click()
  })

  await test.step('the manual’s pictures open without signal, and no text moves when they appear', async () => {
    await capitulo('Usarla sin señal').click()
    const imagen = page.getByRole('img', { name: /Actualizar antes de viajar marcado/ })
    await expect(imagen).toBeVisible()
    expect(await imagen.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(720)
    expect(await page.evaluate(sideways)).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'Ayuda', exact: true }).click()
  })

  await test.step('the application’s state says that the manual opens without signal, and its size', async () => {
    await page.getByRole('link', { name: 'Estado de la aplicación' }).click()
    await expect(portal.titulo()).toHaveText('Estado de la aplicación')
    await page.getByRole('button', { name: 'Verlo antes' }).click()
    const dicho = await page.locator('.informe').innerText()
    const codigo = /Código: (\S+)/.exec(dicho)?.[1] ?? ''
    expect(informeDe(codigo)).toMatchObject({ senas: { senal: false, abreSinSenal: true } })
    await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
    const versiones = page.getByRole('listitem').filter({ hasText: 'Versiones de la aplicación' })
    await expect(versiones).toContainText(/\d\s[KM]B bajados/)
  })
})

test('[AYUD-01] each control marked in a picture of the manual still exists on its screen', async ({
  phone: { portal },
  open,
  network,
}) => {
  const { page } = portal
  await page.setViewportSize(TELEFONO)
  const isInView = async (marked: Locator) => {
    await marked.scrollIntoViewIfNeeded()
    await expect(marked).toBeInViewport()
  }
  const goOver = async (stops: typeof ADENTRO) => {
    for (const { imagen, llegar, marca } of stops)
      await test.step(imagen, async () => {
        await llegar(page, network.url)
        await isInView(marca(page))
      })
  }
  await goOver(AFUERA)
  await portal.signIn()
  await portal.readyForNoSignal()
  await portal.kept(/\/(AutorizacionesScreen|VerAutorizacionScreen|areas|datos)-/)
  await goOver(ADENTRO)
  const otro = await open()
  await otro.portal.page.setViewportSize(TELEFONO)
  for (const { imagen, llegar, esDelOtro, marca } of CON_OTRO)
    await test.step(imagen, async () => {
      await llegar(page, otro.portal.page, network.url)
      await isInView(marca(esDelOtro ? otro.portal.page : page))
    })
  network.cut()
  await goOver(SIN_SENAL)
})
