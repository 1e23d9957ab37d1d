import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright/test'

import { texts as inicio } from '#features/inicio/texts.ts'
import { texts } from '#features/recetas/texts.ts'

import { WATCH_SHIFTS, mostradorOn, movido } from '../support/contador.ts'
import { expectClean, sideways } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

test.use({ look: { scripts: [WATCH_SHIFTS] } })

/** What 'Agregar al calendario' saves: its name, and its lines. */
async function calendario(page: Page): Promise<{ name: string; lineas: string[] }> {
  const bajada = page.waitForEvent('download')
  await page.getByRole('button', { name: texts.agregarAlCalendario }).click()
  const download = await bajada
  const text = await readFile(await download.path(), 'utf8')
  return { name: download.suggestedFilename(), lineas: text.split('\r\n') }
}

test('[HOME-03, REC-06, CRON-06] home reminds of what waits and of what soon expires, leads to it, and it goes into a calendar; without signal too', async ({
  phone,
  network,
  provider,
}) => {
  const { portal } = phone
  const { page } = portal
  const [norma] = await provider.familia('norma')
  await portal.signIn()
  const lista = page.getByRole('list', { name: inicio.recordatorios })
  const [primero, tercero] = [lista.getByRole('link').nth(0), lista.getByRole('link').nth(2)]
  await expect(lista).toBeVisible({ timeout: 40_000 })
  await portal.readyForNoSignal()
  await portal.kept(/ConsultarRecetasScreen/)
  await portal.kept(/VerCronicaScreen/)
  await mostradorOn(portal).conPdf(norma?.idAfiliado ?? 0)
  network.cut()
  await page.reload()

  await expect(primero).toContainText(inicio.lista)
  await expect(primero).toContainText('Norma · Farmacia')
  await expect(tercero).toContainText('Levotiroxina vence hoy')
  await expect(tercero).toContainText(/Norma · hasta el \d\d\/\d\d/)
  await expect(lista.getByRole('link', { name: inicio.yMas(1) })).toHaveAttribute('href', '/receta')
  expect(await movido(page)).toBe(0)
  await expectClean(phone)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sideways(page)).toBe(0)

  await tercero.click()
  await expect(portal.titulo()).toHaveText(texts.titulo)
  const abierta = page
    .getByRole('list', { name: texts.paraUsar })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { expanded: true }) })
  await expect(abierta).toContainText('Levotiroxina')
  const deReceta = await calendario(page)
  expect(deReceta.name).toMatch(/^Receta N. \d+\.ics$/)
  expect(deReceta.lineas).toContain('SUMMARY:Vence la receta de Levotiroxina')
  expect(
    deReceta.lineas.filter((linea) => /^DT(START|END);VALUE=DATE:\d{8}$/.test(linea)),
  ).toHaveLength(2)
  await expect(portal.toast(texts.enElCalendario)).toBeVisible()

  await page.goBack()
  await primero.click()
  await expect(page.getByText(texts.podesRetirar)).toBeVisible()
  expect(await sideways(page)).toBe(0)
  const deCronica = await calendario(page)
  expect(deCronica.lineas.join('')).toContain(
    'SUMMARY:Pedir la próxima provisión: Insulina glargina',
  )
})
