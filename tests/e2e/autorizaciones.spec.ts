import { texts } from '#features/autorizaciones/texts.ts'

import { people } from '../support/people.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const ESCRITORIO = { width: 1280, height: 800 }
/** Each request as a card row. */
const fila = ({ page }: Portal, numero: string) =>
  page.getByRole('listitem').filter({ hasText: numero })
const accionesDe = (portal: Portal, numero: string) =>
  fila(portal, numero).getByRole('button').allInnerTexts()

test('[AUTH-01, AUTH-02, AUTH-03, AUTH-08] the requests of the last 30 days with what can be done about each, and one cancelled', async ({
  phone: { portal },
  provider,
}) => {
  const { page } = portal
  await portal.signIn()
  await portal.open('/autorizaciones')
  await expect(portal.titulo()).toHaveText('Solicitudes de Autorización')
  await expect(
    page.getByText(/últimos 30 días\. La auditoría puede tardar hasta 48 horas hábiles/),
  ).toBeVisible()

  await test.step('[AUTH-04] every state has its words, its icon and its edge', async () => {
    const aprobada = fila(portal, '00020377')
    await expect(aprobada).toContainText('1 × Resonancia magnética de rodilla')
    await expect(aprobada.locator('.insignia.ok svg')).toBeVisible()
    await expect(aprobada).toHaveClass(/\bok\b/)
    await expect(fila(portal, '00020290')).toHaveClass(/\berror\b/) // tinted red, though its badge is orange
    await expect(fila(portal, '00020290').locator('.insignia.aviso')).toHaveText('Observada')
    await expect(fila(portal, '00020401')).toHaveClass(/\binfo\b/)
    await expect(fila(portal, '00020349')).toContainText('en revisión')
    await expect(fila(portal, '00020120')).toHaveCount(0)
  })

  await test.step('what can be done follows from the state', async () => {
    for (const numero of ['00020401', '00020377', '00020290', '00020355'])
      await fila(portal, numero).locator('summary').click()
    expect(await accionesDe(portal, '00020401')).toEqual(
      expect.arrayContaining([
        texts.verSolicitud,
        texts.informe,
        texts.enviarSolicitud,
        texts.anular,
      ]),
    )
    expect(await accionesDe(portal, '00020377')).toEqual(
      expect.arrayContaining([
        texts.verProvidencia,
        texts.enviarProvidencia,
        texts.enviarSolicitud,
        texts.informe,
      ]),
    )
    expect(await accionesDe(portal, '00020377')).not.toContain(texts.anular)
    expect(await accionesDe(portal, '00020355')).not.toContain(texts.enviarSolicitud)
  })

  await test.step('[AUTH-12, AUTH-13] cancelling takes a reason of 500 letters at most', async () => {
    await fila(portal, '00020401').getByRole('button', { name: texts.anular }).click()
    const dialogo = page.getByRole('dialog', { name: texts.anularTitulo })
    const observacion = dialogo.getByLabel(texts.observacion)
    await dialogo.getByRole('button', { name: texts.anular }).click()
    await expect(dialogo).toContainText('El campo es requerido')
    await expect(observacion).toBeFocused()
    await observacion.fill('x'.repeat(501))
    await expect(dialogo).toContainText('El campo es demasiado largo')
    await observacion.fill('La pedí dos veces.')
    await dialogo.getByRole('button', { name: texts.anular }).click()
    await expect(portal.toast('La autorización ha sido anulada correctamente')).toBeVisible()
    await expect(fila(portal, '00020401')).toContainText('Anulada')
    await expect
      .poll(async () => (await provider.efectos()).map(({ operacion }) => operacion))
      .toEqual(['autorizaciones.anular'])
  })

  await test.step('[AUTH-19, AUTH-20] the ruling is made when it is asked for, and a paper is opened', async () => {
    await fila(portal, '00020377').getByRole('button', { name: texts.verProvidencia }).click()
    const visor = page.getByRole('dialog')
    await expect(visor.locator('canvas').first()).toBeVisible()
    await page.goBack()
    await expect(visor).toHaveCount(0)
    await expect
      .poll(async () => (await portal.copies()).map(({ key }) => key))
      .toContain('autorizacion.providencia/20377')
  })

  await test.step('a table where there is room for one, with a menu for each row', async () => {
    await page.setViewportSize(ESCRITORIO)
    const row = page.getByRole('row').filter({ hasText: '00020377' })
    await expect(fila(portal, '00020377')).toHaveCount(0) // not as a card, too
    await expect(row).toContainText('28.456.789')
    await row.getByRole('button', { name: /^Acciones de/ }).click()
    await page.getByRole('menuitem', { name: texts.verSolicitud }).click()
    await expect(page).toHaveURL(/\/ver-autorizacion\?id=20377$/)
  })
})

test('[AUTH-06] nobody of the family asked for anything yet', async ({ phone: { portal } }) => {
  await portal.signIn(people.recetas)
  await portal.open('/autorizaciones')
  await expect(portal.page.getByText('Sin solicitudes de autorizaciones ambulantes.')).toBeVisible()
})

test(
  '[AUTH-16, AUTH-18, AUTH-21] a request is shown by its address, without signal and though nobody had opened it; mails and a cancellation wait',
  { tag: '@siempre' },
  async ({ phone: { portal }, network, provider }) => {
    const { page } = portal
    await portal.signIn()
    await portal.readyForNoSignal()
    await expect
      .poll(async () => (await portal.copies()).map(({ key }) => key))
      .toEqual(expect.arrayContaining(['autorizacion/20377', 'autorizacion/20401']))
    await portal.kept(/AutorizacionesScreen/)
    network.cut()

    await test.step('all of it, as it was stored', async () => {
      await portal.open('/ver-autorizacion?id=20377')
      await expect(portal.titulo()).toContainText('00020377')
      await page.reload()
      const main = page.getByRole('main')
      await expect(main).toContainText('Quiroga, Norma')
      await expect(main).toContainText('28.456.789')
      await expect(main).toContainText(/Vale del \d\d\/\d\d\/\d{4} al \d\d\/\d\d\/\d{4}/)
      await expect(
        main.getByRole('listitem').and(page.locator('[aria-current=step]')),
      ).toContainText('Aprobada')
    })

    await test.step('[AUTH-14, AUTH-15] mails are kept, and checked before', async () => {
      await page.getByRole('button', { name: 'Enviar por correo' }).click()
      const dialogo = page.getByRole('dialog')
      await dialogo.getByLabel('Correo').fill('no es')
      await dialogo.getByRole('button', { name: 'Enviar' }).click()
      await expect(dialogo).toContainText('El formato no es correcto (no es)')
      await dialogo.getByLabel('Correo').fill('otra@correo.example')
      await dialogo.getByRole('button', { name: 'Enviar' }).click()
      await expect(page.getByText(/lo enviamos cuando haya señal/)).toBeVisible()
      await page.getByRole('button', { name: texts.enviarSolicitud }).click()
      await dialogo.getByRole('button', { name: 'Enviar' }).click()
      await expect(dialogo).toHaveCount(0)
      // The dialog's entry in the history is gone before another page is asked for.
      await expect.poll(() => page.evaluate(() => history.state?.dialogo)).toBeUndefined()
      expect(await portal.outbox()).toHaveLength(2)
    })

    await test.step('a cancellation says that it waits', async () => {
      await portal.open('/ver-autorizacion?id=20401')
      await page.getByRole('button', { name: texts.anular }).click()
      await page.getByRole('dialog').getByLabel(texts.observacion).fill('Ya no hace falta.')
      await page.getByRole('dialog').getByRole('button', { name: texts.anular }).click()
      await expect(page.getByText(texts.anulacionSinEnviar)).toBeVisible()
      await expect(page.getByRole('button', { name: texts.anular })).toHaveCount(0)
    })

    await test.step('nothing scrolls sideways on the smallest phone', async () => {
      await page.setViewportSize({ width: 320, height: 640 })
      for (const where of ['/autorizaciones', '/ver-autorizacion?id=20377']) {
        await portal.open(where)
        await expect(portal.titulo()).toBeVisible()
        const wider = () =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
        expect(await wider()).toBe(0)
      }
    })

    network.restore()
    await portal.page.evaluate(() => dispatchEvent(new Event('online')))
    await expect
      .poll(async () => (await portal.outbox()).map(({ state }) => state))
      .toEqual(['done', 'done', 'done'])
    expect(await provider.correosA('otra@correo.example')).toHaveLength(1)
    const effects = (await provider.efectos()).map(({ operacion }) => operacion)
    expect(effects.toSorted()).toEqual([
      'autorizaciones.anular',
      'autorizaciones.enviar',
      'autorizaciones.enviarProvidencia',
    ])
    await portal.open('/ver-autorizacion?id=20401')
    await expect(page.getByRole('main')).toContainText('Anulada')
  },
)

test('[AUTH-21] an address without an id, with an unknown one or with another family’s leads back to the list', async ({
  phone: { portal },
}) => {
  await portal.signIn()
  await portal.open('/ver-autorizacion')
  await expect(portal.page).toHaveURL(/\/autorizaciones$/)
  for (const id of ['20410', 'x', '999999']) {
    await portal.open(`/ver-autorizacion?id=${id}`)
    await expect(portal.titulo()).toHaveText(texts.noEsta)
  }
  await portal.page.getByRole('link', { name: texts.verSolicitudes }).click()
  await expect(portal.titulo()).toHaveText(texts.titulo)
})
