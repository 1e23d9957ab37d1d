import type { Page } from 'playwright/test'

import { texts } from '#features/recetas/texts.ts'
import { texts as envio } from '#piezas/texts.ts'

import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

/** Everything of a family comes, one after the other, on a machine that does other things. */
const PACIENCIA = { timeout: 40_000 }

/** Whether the phone keeps a copy under this key, though nobody opened a screen of it. */
const keeps = (page: Page, key: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('portal')
        opening.addEventListener('success', () => {
          const row = opening.result.transaction('copias').objectStore('copias').get(wanted)
          row.addEventListener('success', () => {
            opening.result.close()
            resolve(row.result !== undefined)
          })
        })
      }),
    key,
  )

/** Whether any copy of this resource is there. */
const keepsAny = (page: Page, resource: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('portal')
        opening.addEventListener('success', () => {
          const rows = opening.result.transaction('copias').objectStore('copias').index('resource')
          const counted = rows.count(wanted)
          counted.addEventListener('success', () => {
            opening.result.close()
            resolve(counted.result > 0)
          })
        })
      }),
    resource,
  )

async function warmed(page: Page) {
  for (const key of ['recetas/4', 'recetas-cronicas/1', 'prescripciones/4', 'receta-cronica/88120'])
    await expect.poll(() => keeps(page, key), PACIENCIA).toBe(true)
}

const esDeAncho = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('[REC-01, REC-03, REC-06, REC-07] what to use now is there without a search, and a search says what it needs', async ({
  phone: { portal },
}) => {
  const { page } = portal
  await portal.signIn()
  await warmed(page)
  await portal.open('/receta')
  await expect(page.getByRole('link', { name: /^Plan ambulatorio/ })).toContainText('vence')
  await expect(page.getByRole('link', { name: /crónicos/ })).toContainText('para retirar')
  await page.getByRole('link', { name: /^Plan ambulatorio/ }).click()
  const ahora = page.getByRole('list', { name: texts.paraUsar })
  const primera = ahora.getByRole('listitem').first()
  await expect(primera).toContainText('Vence hoy')
  await primera.getByRole('button').first().click()
  await expect(primera.getByText(texts.vence, { exact: true })).toBeVisible()
  await expect(primera).not.toContainText(texts.farmacia)

  await page.getByRole('button', { name: envio.buscar }).click()
  const falta = page.getByText(texts.sinCriterio)
  await expect(falta).toBeVisible()
  await page.getByRole('radio', { name: 'Norma' }).press('Space')
  await expect(falta).toHaveCount(0)
  await page.getByRole('button', { name: envio.buscar }).click()
  const halladas = page.getByRole('list', { name: texts.titulo })
  await expect(halladas.getByRole('listitem').first()).toContainText('Activa')
  const dispensada = halladas.getByRole('listitem').filter({ hasText: 'Dispensada' }).first()
  await dispensada.getByRole('button').click()
  await expect(dispensada).toContainText('Farmacia')
  await expect(dispensada.getByText(texts.vence, { exact: true })).toHaveCount(0)
  await expect(dispensada).toContainText(texts.soloActiva)
  await expect(dispensada).toHaveClass(/info/)
  await page.getByRole('button', { name: texts.buscarOtras }).click()
  await expect(page.getByRole('radio', { name: 'Norma' })).toBeFocused()
})

test(
  '[REC-02, CRON-01, CRON-04, PRES-01] with no signal and no screen opened before, every search answers from the phone and says so',
  { tag: '@siempre' },
  async ({ phone: { portal }, network }) => {
    const { page } = portal
    await portal.signIn()
    await portal.readyForNoSignal()
    await portal.open('/consultar-recetas')
    await portal.open('/consultar-recetas-cronicas')
    await portal.open('/prescripcion')
    await warmed(page)
    for (const pdf of ['receta-pdf', 'prescripcion-pdf'])
      await expect.poll(() => keepsAny(page, pdf), PACIENCIA).toBe(true)
    await portal.kept(/VerCronicaScreen/)
    network.cut()

    await portal.open('/consultar-recetas')
    await expect(page.getByText(texts.seBusca('hoy'))).toBeVisible()
    await page.getByRole('radio', { name: 'Norma' }).press('Space')
    await page.getByRole('button', { name: '1 año' }).click()
    await expect(page.getByText(/^En este teléfono hay recetas desde el/)).toBeVisible()
    await page.getByRole('button', { name: envio.buscar }).click()
    await expect(page.getByText(texts.seBusco('hoy'))).toBeVisible()
    await expect(page.getByText(/recetas guardadas$/)).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await esDeAncho(page)).toBe(0)
    await page.getByRole('button', { name: texts.buscarOtras }).click()
    await page.getByRole('radio', { name: 'Lucía' }).press('Space')
    await page.getByRole('button', { name: envio.buscar }).click()
    await expect(page.getByRole('heading', { name: texts.vacioGuardado })).toBeVisible()

    await portal.open('/prescripcion')
    await page.getByRole('radio', { name: 'Rubén' }).press('Space')
    await page.getByRole('button', { name: envio.buscar }).click()
    await expect(page.getByText(/prescripciones? guardadas?$/)).toBeVisible()
    expect(await esDeAncho(page)).toBe(0)

    await portal.open('/consultar-recetas-cronicas')
    await page.getByRole('button', { name: envio.buscar }).click()
    await expect(page.getByText(envio.sinAfiliado)).toBeVisible()
    await page.getByRole('radio', { name: 'Lucía' }).press('Space')
    await expect(page.getByText(envio.sinAfiliado)).toHaveCount(0)
    await page.getByRole('button', { name: envio.buscar }).click()
    await expect(page.getByRole('heading', { name: texts.sinCronicas })).toBeVisible()
    await page.getByRole('button', { name: texts.buscarOtras }).click()
    await page.getByRole('radio', { name: 'Norma' }).press('Space')
    await page.getByRole('button', { name: envio.buscar }).click()
    await expect(page.getByText(texts.solo100)).toBeVisible()
    const lista = page.getByRole('listitem').filter({ hasText: texts.listaParaRetirar })
    await lista.getByRole('button').click()
    await lista.getByRole('link', { name: texts.verReceta }).click()
    await expect(page.getByText(texts.podesRetirar)).toBeVisible()
    await expect(page.getByRole('link', { name: envio.comoLlegar })).toHaveAttribute(
      'href',
      /^geo:/,
    )
    await expect(page.getByRole('link', { name: /^Llamar/ })).toHaveAttribute('href', /^tel:/)
    expect(await esDeAncho(page)).toBe(0)
  },
)

test('[FORM-02, REC-08, CRON-03, PRES-05] somebody alone is chosen already, reads in words that there is none, and of many the newest hundred', async ({
  phone: { portal },
}) => {
  const { page } = portal
  await portal.signIn(people.recetas)
  const sola = async (path: string) => {
    await portal.open(path)
    await expect(
      page.getByRole('main').getByRole('form').getByText(envio.afiliado, { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
  }
  for (const [path, vacio] of [
    ['/consultar-recetas', texts.vacio],
    ['/prescripcion', texts.sinPrescripciones],
  ] as const) {
    await sola(path)
    await page.getByLabel('Hasta', { exact: true }).fill('1999-12-31')
    await page.getByRole('button', { name: envio.buscar }).click()
    await expect(page.getByRole('heading', { name: vacio })).toBeVisible()
  }
  await sola('/consultar-recetas-cronicas')
  await page.getByRole('button', { name: envio.buscar }).click()
  await expect(page.getByText(texts.solo100)).toBeVisible()
  await expect(page.getByText('10 de 100', { exact: true })).toBeVisible()
})

test('[REC-05, REC-09, PRES-04, PRES-06] what can be presented is a document on this phone under its name, and goes by mail; anything else is only looked at', async ({
  phone: { portal },
}) => {
  const { page } = portal
  await portal.signIn()
  await warmed(page)
  await portal.open('/consultar-recetas')
  const activa = page.getByRole('list', { name: texts.paraUsar }).getByRole('listitem').first()
  await activa.getByRole('button').first().click()
  await expect(activa.getByRole('button', { name: texts.verReceta })).toBeVisible()
  const bajada = page.waitForEvent('download')
  await activa.getByRole('button', { name: texts.descargar }).click()
  expect((await bajada).suggestedFilename()).toMatch(/^Receta Electrónica .+\.pdf$/)
  await expect(activa).toContainText('PDF guardado en este teléfono')
  await activa.getByRole('button', { name: envio.enviarPorCorreo }).click()
  const dialogo = page.getByRole('dialog', { name: envio.enviarPorCorreo })
  await dialogo.getByLabel(envio.correo, { exact: true }).fill('norma@correo.example')
  await dialogo.getByRole('button', { name: envio.enviar, exact: true }).click()
  await expect(dialogo).toBeHidden()
  // The step back that takes its entry out of the history would call off a page that is opened meanwhile.
  await expect.poll(() => page.evaluate(() => history.state?.dialogo)).toBeUndefined()
  await portal.open('/pendientes')
  await expect(page.getByText(/^Enviar la receta N° \d+ a norma@correo.example$/)).toBeVisible()

  await portal.open('/prescripcion')
  await page.getByRole('radio', { name: 'Norma' }).press('Space')
  await page.getByRole('button', { name: envio.buscar }).click()
  const lista = page.getByRole('list', { name: texts.practicas })
  const usada = lista.getByRole('listitem').filter({ hasText: 'Utilizada' }).first()
  await usada.getByRole('button').click()
  await expect(usada.getByRole('button', { name: texts.descargar })).toHaveCount(0)
  const validada = lista.getByRole('listitem').filter({ hasText: 'Validada' }).first()
  await validada.getByRole('button').first().click()
  const otra = page.waitForEvent('download')
  await validada.getByRole('button', { name: texts.descargar }).click()
  expect((await otra).suggestedFilename()).toMatch(/^Prescripción Electrónica .+\.pdf$/)
})

test('[PRES-07, PRES-08, PRES-09, PRES-14] a practice prescription is read by its address, signed, each practice without agreement marked, on the smallest phone', async ({
  phone: { portal },
}) => {
  const { page } = portal
  await portal.signIn()
  await page.setViewportSize({ width: 320, height: 640 })
  await portal.open('/ver-prescripcion?id=4')
  await expect(portal.titulo()).toHaveText(texts.prescripcionN('4'))
  const practicas = page.getByRole('listitem').filter({ hasText: /^RP/ })
  await expect(practicas.filter({ hasText: texts.sinConvenio })).toHaveCount(1)
  await expect(practicas).toHaveCount(3)
  for (const parte of [texts.diagnostico, texts.quienPrescribio, texts.validacion])
    await expect(page.getByRole('heading', { name: parte })).toBeVisible()
  await expect(page.getByText(texts.firmaVale)).toBeVisible()
  expect(await esDeAncho(page)).toBe(0)
})

test('[PRES-10, PRES-11, PRES-12, PRES-13] the linked request of coverage says how it stands, and what to do', async ({
  phone: { portal },
}) => {
  const { page } = portal
  await portal.signIn()
  const dicho: [id: number, titulo: string, consejo: string, tono: RegExp][] = [
    [3, 'Generada', texts.enAuditoria, /info/],
    [4, 'Rechazada', texts.revisaMotivos, /error/],
    [5, 'Observada', texts.revisaMotivos, /aviso/],
    [2, 'Aprobada', texts.podesGenerar, /ok/],
    [6, texts.enRevision, texts.enRevisionDetalle, /neutro/],
  ]
  for (const [id, titulo, consejo, tono] of dicho) {
    await portal.open(`/ver-prescripcion?id=${id}`)
    const panel = page.locator('.panel').filter({ hasText: texts.solicitud })
    await expect(panel.getByRole('heading', { name: titulo })).toBeVisible()
    await expect(panel).toContainText(consejo)
    await expect(panel).toHaveClass(tono)
  }
})

test('[CRON-02, CRON-05, CRON-06, CRON-07] a notification leads to its chronic prescription, and to the pharmacy where it waits', async ({
  phone: { portal },
}) => {
  const { page } = portal
  await portal.signIn()
  await portal.openNotifications()
  await portal.enLaCampana('88120').click()
  await expect(page).toHaveURL(/\/ver-receta-cronica\/\d+$/)
  await expect(portal.titulo()).toHaveText(texts.recetaN('88120'))
  for (const parte of [texts.medicamentos, texts.plan, texts.quienReceto])
    await expect(page.getByRole('heading', { name: parte })).toBeVisible()
  await expect(page.getByText(texts.podesRetirar)).toBeVisible()
  await portal.open('/ver-receta-cronica/87944')
  await expect(portal.titulo()).toHaveText(texts.recetaN('87944'))
  await expect(page.getByText(texts.podesRetirar)).toHaveCount(0)
})
