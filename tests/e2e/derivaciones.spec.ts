import { texts } from '#features/derivaciones/texts.ts'
import { texts as delFormulario } from '#piezas/formulario/texts.ts'
import { texts as piezas } from '#piezas/texts.ts'

import { violationsOf } from '../support/axe.ts'
import { sideways } from '../support/forms.ts'
import { people } from '../support/people.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** The grid, the form and the letter, as a person meets them. */
const derivacionesOn = ({ page }: Portal) => {
  const main = page.getByRole('main')
  return {
    main,
    fila: (plan: string) => main.getByRole('listitem').filter({ hasText: plan }),
    /** Saved on this phone, and not there yet. */
    porEnviar: main.locator('.por-enviar'),
    guardar: main.getByRole('button', { name: delFormulario.guardar, exact: true }),
    carta: page.getByRole('dialog', { name: /Carta derivación/ }),
    elegirObraSocial: async (buscado: string, opcion: RegExp) => {
      await main.getByRole('button', { name: new RegExp(`^${texts.obraSocial}:`) }).click()
      await page.getByRole('combobox').fill(buscado)
      await page.getByRole('option', { name: opcion }).click()
    },
    fechas: async (desde: string, hasta: string) => {
      await main.getByLabel(piezas.fechaDesde).fill(desde)
      await main.getByLabel(piezas.fechaHasta).fill(hasta)
    },
  }
}

const copied = async (portal: Portal) => (await portal.copies()).map(({ key }) => key.split('/')[0])

test('[DERI-01, DERI-09, SHELL-06] the referrals of the family, each with its letter, with signal and without', async ({
  open,
  network,
}) => {
  const { portal } = await open({ width: 1280, height: 800 })
  const { main, fila, carta } = derivacionesOn(portal)
  await portal.signIn()
  await portal.readyForNoSignal()
  await expect
    .poll(() => copied(portal))
    .toEqual(expect.arrayContaining(['derivaciones', 'carta-derivacion']))
  for (const file of [/\/DerivacionesScreen/, /\/lector-/, /worker-pdf/]) await portal.kept(file)
  await portal.open('/derivaciones')

  await test.step('each row says where, when, who, and has two entries', async () => {
    const rows = main.getByRole('row')
    await expect(rows).toHaveCount(4)
    await expect(main.getByRole('listitem')).toHaveCount(0) // the same as cards
    await expect(rows.nth(1)).toContainText(/APROSS · Córdoba.*Lucía.*Vigente/)
    await expect(rows.nth(2)).toContainText(/Mendoza.*Norma.*Terminada/)
    await expect(rows.nth(3)).toContainText(/Buenos Aires.*Los 4.*Terminada/)
    await rows.nth(1).getByRole('button').click()
    await expect(portal.page.getByRole('menuitem')).toHaveText([texts.carta, texts.editar])
    await portal.page.getByRole('menuitem', { name: texts.carta }).click()
    await expect(carta).toContainText(/Página 1 de 1/)
    await portal.page.keyboard.press('Escape')
  })

  await test.step('the letter that serves now opens without signal, and one that never came says so', async () => {
    network.cut()
    await portal.page.setViewportSize({ width: 320, height: 640 })
    await portal.open('/derivaciones')
    await fila('Córdoba').locator('summary').click()
    expect(await violationsOf(portal.page)).toEqual([])
    await fila('Córdoba').getByRole('button', { name: texts.carta }).click()
    await expect(carta).toContainText(/Página 1 de 1/)
    await portal.page.keyboard.press('Escape')
    await fila('Mendoza').locator('summary').click()
    await expect(fila('Mendoza').getByRole('button', { name: texts.carta })).toBeDisabled()
    await expect(fila('Mendoza')).toContainText('Con señal se trae sola')
    expect(await sideways(portal.page)).toBe(0)
  })
})

test('[DERI-02, DERI-04, DERI-05, DERI-06] a referral is added: what is missing is said at its field, and nothing typed is lost', async ({
  phone: { portal },
  provider,
}) => {
  const { page } = portal
  const { main, fila, guardar, elegirObraSocial, fechas, carta } = derivacionesOn(portal)
  await portal.signIn()
  await portal.open('/derivaciones')
  await main.getByRole('link', { name: texts.agregarUna }).click()
  await expect(portal.titulo()).toHaveText(texts.nueva)

  await guardar.click()
  for (const falta of [texts.sinObraSocial, piezas.sinDesde, piezas.sinHasta, texts.sinAfiliado])
    await expect(main).toContainText(falta)
  await expect(
    main.getByRole('button', { name: new RegExp(`^${texts.obraSocial}:`) }),
  ).toBeFocused()
  expect(await violationsOf(page)).toEqual([])

  await elegirObraSocial('santa fe', /IAPOS · Santa Fe/)
  await fechas('2027-01-25', '2027-01-04')
  await expect(main).toContainText(piezas.hastaMenor)
  await fechas('2027-01-04', '2027-01-25')
  await main.getByRole('checkbox', { name: /^Rubén/ }).check()
  await page.reload()
  await expect(main).toContainText('Recuperamos lo que escribiste')
  await expect(main.getByRole('checkbox', { name: /^Rubén/ })).toBeChecked()

  await test.step('[DERI-08] saved, it shows its summary and its letter', async () => {
    await guardar.click()
    await expect(portal.titulo()).toHaveText(texts.guardada)
    await expect(main).toContainText(/04\/01\/2027.*25\/01\/2027.*Rubén/s)
    await main.getByRole('button', { name: texts.verCarta }).click()
    await expect(carta).toContainText(/Página 1 de 1/)
    await page.keyboard.press('Escape')
    await main.getByRole('link', { name: texts.volverALaLista }).click()
    await expect(fila('Santa Fe')).toContainText(/Rubén.*Desde el 04\/01/)
  })
  expect(await provider.derivaciones('norma')).toHaveLength(4)
})

test(
  '[DERI-07, FLT-01] a referral is edited without signal, thought over, and arrives once as it was last written',
  { tag: '@siempre' },
  async ({ phone: { portal }, provider, network }) => {
    const { main, fila, porEnviar, guardar, fechas } = derivacionesOn(portal)
    await portal.signIn()
    await portal.readyForNoSignal()
    await expect.poll(() => copied(portal)).toEqual(expect.arrayContaining(['derivaciones']))
    for (const file of [/\/DerivacionesScreen/, /\/AddDerivacionScreen/]) await portal.kept(file)
    network.cut()
    await portal.open('/derivaciones')
    await fila('Córdoba').locator('summary').click()
    await fila('Córdoba').getByRole('link', { name: texts.editar }).click()
    await portal.page.reload() // by its address, too
    await expect(main.getByRole('checkbox', { name: /^Lucía/ })).toBeChecked()
    await expect(guardar).toBeDisabled()
    await main.getByRole('checkbox', { name: /^Tomás/ }).check()
    await guardar.click()

    await expect(porEnviar).toContainText(/APROSS · Córdoba.*Lucía, Tomás.*Sin enviar/s)
    await expect(portal.toast(texts.guardamos('teléfono'))).toBeVisible()
    await expect(fila('Córdoba')).toHaveCount(0)
    await porEnviar.getByRole('link', { name: texts.editar }).click()
    await fechas('2026-12-01', '2027-02-01')
    await guardar.click()
    await expect(porEnviar).toContainText('01/12/2026 al 01/02/2027')

    network.restore()
    await expect(porEnviar).toHaveCount(0)
    await expect(fila('Córdoba')).toContainText(/Lucía, Tomás.*01\/12\/2026 al 01\/02\/2027/)
    expect(await provider.derivaciones('norma')).toHaveLength(3)
    expect((await portal.outbox()).map(({ state }) => state)).toEqual(['done', 'done'])
  },
)

test('[DERI-03] who never travelled reads what it is for', async ({ phone: { portal } }) => {
  const { main } = derivacionesOn(portal)
  await portal.signIn(people.recetas)
  await portal.open('/derivaciones')
  await expect(main.getByRole('heading', { name: texts.vacio })).toBeVisible()
  await main.getByRole('link', { name: texts.agregar }).click()
  await expect(portal.titulo()).toHaveText(texts.nueva)
})
