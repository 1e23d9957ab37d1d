import { manualEnImagenes } from '#contract/manualEnImagenes.ts'
import { informeDe } from '#contract/soporte.ts'
import { texts } from '#features/ayuda/texts.ts'
import { texts as estado } from '#features/estado/texts.ts'
import { texts as visor } from '#piezas/documento/texts.ts'

import { ADENTRO, AFUERA, SIN_SENAL, TELEFONO } from '../../tools/recorrido-del-manual.mjs'
import { expect, test } from '../support/test.ts'

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('[AYUD-01] the manual is read, searched and turned over without signal; its PDF is embedded, and stays on the phone', async ({
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
  await expect(portal.titulo()).toHaveText(texts.titulo)

  await test.step('what is typed finds a chapter by any word of it, accents or not', async () => {
    const buscar = page.getByRole('searchbox', { name: texts.buscar })
    await buscar.fill('remedio farmac')
    await expect(page.getByText(texts.hallados(1), { exact: true })).toBeVisible()
    await buscar.fill('zzz')
    await expect(page.getByText(texts.ninguno)).toBeVisible()
    await page.getByRole('button', { name: texts.verTodos }).click()
    await buscar.fill('CRÓNICA')
    await capitulo('Ver y enviar una receta').click()
  })

  await test.step('a chapter says its steps and leads to the next, and back', async () => {
    await expect(portal.titulo()).toHaveText('Ver y enviar una receta')
    await expect(portal.titulo()).toBeFocused()
    await expect(
      page.getByRole('listitem').filter({ hasText: /^Tocá Recetas, abajo/ }),
    ).toBeVisible()
    // Nobody opened the help while there was signal.
    await expect(page.getByText(texts.conSenal).first()).toBeVisible()
    await page.getByRole('link', { name: /^Siguiente/ }).click()
    await expect(portal.titulo()).toHaveText('Pedir una autorización')
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(sideways)).toBe(0)
    await page.getByRole('main').getByRole('link', { name: texts.titulo, exact: true }).click()
    await expect(portal.titulo()).toHaveText(texts.titulo)
    await portal.open('/ayuda/no-existe')
    await expect(portal.titulo()).toHaveText(texts.noEsta)
    await page.getByRole('link', { name: texts.verTodos }).click()
  })

  await test.step('the PDF comes with the signal, and without it afterwards', async () => {
    await page.getByRole('link', { name: texts.pdf, exact: true }).click()
    await expect(page.getByText(visor.noEsta('teléfono'))).toBeVisible()
    network.heal()
    await portal.retry()
    await expect(page.getByText(/^Página 1 de \d · \d+\sKB$/)).toBeVisible()
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
    await page.getByRole('link', { name: texts.paraLeer }).click()
  })

  await test.step('and so did its pictures, each in the box that stood there before it', async () => {
    await capitulo('Usarla sin señal').click()
    const imagen = page.getByRole('img', { name: /Actualizar antes de salir marcado/ })
    await expect(imagen).toBeVisible()
    expect(await imagen.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(720)
    expect(await page.evaluate(sideways)).toBe(0)
    await page.getByRole('main').getByRole('link', { name: texts.titulo, exact: true }).click()
  })

  await test.step('how the application is, without signal and without a word of the person', async () => {
    await page.getByRole('link', { name: estado.titulo }).click()
    await expect(portal.titulo()).toHaveText(estado.titulo)
    await expect(page.getByText(/^\d+ de \d+ documentos guardados, [\d,]+\s[KM]B$/)).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: /^Recetashoy/ })).toContainText(
      /hoy a las/,
    )
    expect(await page.evaluate(sideways)).toBe(0)
    await page.getByRole('button', { name: estado.verlo }).click()
    const dicho = await page.locator('.informe').innerText()
    const codigo = /Código: (\S+)/.exec(dicho)?.[1] ?? ''
    await expect(page.getByText(codigo, { exact: true })).toBeVisible()
    expect(informeDe(codigo)).toMatchObject({
      sistema: 'Android',
      senas: { senal: false, abreSinSenal: true, sesion: true, nadaParaDecidir: true },
    })
    const copies = JSON.stringify(await portal.copies())
    const propias = [
      ...copies.matchAll(/"(?:nombre|apellido|numero\w*|cuil|correo|valor)":"([^"]{4,})"/g),
    ]
    expect(propias.length).toBeGreaterThan(20)
    for (const [, palabra = ''] of propias) expect(dicho).not.toContain(palabra)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: estado.descargar }).click()
    expect((await saving).suggestedFilename()).toBe(estado.archivo)
    await page.getByRole('button', { name: estado.cerrar, exact: true }).click()
  })

  await test.step('what this month used, by kind; and saving data, which this phone keeps', async () => {
    const listas = page.getByRole('listitem').filter({ hasText: estado.clases.listas })
    await expect(listas).toContainText(/\d\s[KM]B bajados/)
    const versiones = page.getByRole('listitem').filter({ hasText: estado.clases.versiones })
    await expect(versiones).toContainText(/\d\s[KM]B bajados/)
    await page.getByRole('button', { name: estado.mesAnterior }).click()
    await expect(page.getByText(estado.nadaEseMes)).toBeVisible()
    const ahorro = page.getByRole('switch', { name: estado.ahorro })
    await expect(ahorro).not.toBeChecked()
    await ahorro.check()
    await expect
      .poll(async () => (await portal.values()).some(({ id }) => id === 'ahorro'))
      .toBe(true)
    await page.reload()
    await expect(ahorro).toBeChecked()
    expect(await page.evaluate(sideways)).toBe(0)
  })
})

test('[AYUD-01] on a computer chapters and chapter stand side by side', async ({ open }) => {
  const { portal } = await open({ width: 1280, height: 800, mobile: false })
  const { page } = portal
  await portal.signIn()
  await page
    .getByRole('navigation', { name: 'Menú' })
    .getByRole('link', { name: texts.titulo, exact: true })
    .click()
  await expect(portal.titulo()).toHaveText(texts.titulo)
  await page
    .getByRole('navigation', { name: texts.capitulos })
    .getByRole('link', { name: 'Hacer una orden' })
    .click()
  await expect(portal.titulo()).toHaveText('Hacer una orden')
  await expect(
    page
      .getByRole('navigation', { name: texts.capitulos })
      .getByRole('link', { name: 'Hacer una orden' }),
  ).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: texts.manualEnPdf }).click()
  await expect(page.getByRole('article', { name: /^Página 1 de / })).toContainText('Manual de uso')
})

test('[AYUD-01] what each picture of the manual marks is on its screen today, by the way that takes them', async ({
  phone: { portal },
  network,
}) => {
  const { page } = portal
  await page.setViewportSize(TELEFONO)
  const goOver = async (stops: typeof ADENTRO) => {
    for (const { imagen, llegar, marca } of stops)
      await test.step(imagen, async () => {
        await llegar(page, network.url)
        await marca(page).scrollIntoViewIfNeeded()
        await expect(marca(page)).toBeInViewport()
      })
  }
  await goOver(AFUERA)
  await portal.signIn()
  await portal.readyForNoSignal()
  await portal.kept(/\/(AutorizacionesScreen|VerAutorizacionScreen|areas|datos)-/)
  await goOver(ADENTRO)
  network.cut()
  await goOver(SIN_SENAL)
})
