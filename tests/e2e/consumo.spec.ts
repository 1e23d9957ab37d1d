import { texts } from '#features/consumo/texts.ts'
import { texts as piezas } from '#piezas/texts.ts'

import { sideways } from '../support/forms.ts'
import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test(
  '[CONS-01, CONS-02, CONS-03, CONS-04] what the cover paid, in twelve panels that are always there, with and without signal',
  { tag: '@siempre' },
  async ({ phone: { portal }, network }) => {
    const { page } = portal
    const main = page.getByRole('main')
    const panel = (titulo: string) =>
      main.getByRole('group').filter({ has: page.getByRole('heading', { name: titulo }) })
    const buscar = main.getByRole('button', { name: piezas.buscar })
    await portal.signIn()
    await portal.readyForNoSignal()
    await portal.open('/consumo-prestacional')

    await test.step('nothing filled in is said once, something missing where it is missing', async () => {
      await buscar.click()
      await expect(main.getByRole('alert')).toHaveText(texts.sinCriterio)
      await main.getByRole('radio', { name: 'Norma' }).press('Space')
      await expect(main).toContainText(piezas.sinDesde)
      await expect(main).toContainText(piezas.sinHasta)
      await main.getByLabel(piezas.desde).fill('2026-03-02')
      await main.getByLabel(piezas.hasta).fill('2026-03-01')
      await expect(main).toContainText(piezas.desdeMayor)
      await main.getByRole('button', { name: piezas.unAnio }).click()
      await expect(main).not.toContainText(piezas.desdeMayor)
      await buscar.click()
    })

    await test.step('each panel says how many and how much', async () => {
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(Object.values(texts.grupos))
      const odontologia = panel(texts.grupos.ordenesOdontologicas)
      await expect(odontologia).toContainText(/\$\s23\.400,00/)
      await odontologia.locator('summary').first().click()
      await odontologia.getByText('Obturación').click()
      await expect(odontologia).toContainText(`${texts.practica}020101`)
      await expect(odontologia).toContainText(`${texts.prestador}1077`)
    })

    await test.step('somebody of whom nothing was paid has twelve panels, too', async () => {
      await page.goBack()
      await main.getByRole('radio', { name: 'Rubén' }).press('Space')
      await buscar.click()
      const creditos = panel(texts.grupos.creditos)
      await creditos.locator('summary').click()
      await expect(creditos).toContainText(texts.vacio)
      await expect(main).toContainText(texts.consumos(2))
    })

    network.cut()
    await page.setViewportSize({ width: 320, height: 640 })
    await portal.open('/consumo-prestacional')
    await main.getByRole('button', { name: /^Norma · 1 año/ }).click()
    await expect(panel(texts.grupos.ordenesOdontologicas)).toContainText(/\$\s23\.400,00/)
    expect(await sideways(page)).toBe(0)
  },
)

test('[CONS-05, CONS-06] a medicine has its period, a referral its diagnosis, a request its state', async ({
  phone: { portal },
}) => {
  const main = portal.page.getByRole('main')
  const grupo = async (titulo: string) => {
    const panel = main
      .getByRole('group')
      .filter({ has: portal.page.getByRole('heading', { name: titulo }) })
    if (!(await panel.evaluate((node) => (node as HTMLDetailsElement).open)))
      await panel.locator('summary').first().click()
    return panel
  }
  const buscarUnAnio = async () => {
    await main.getByRole('button', { name: piezas.unAnio }).click()
    await main.getByRole('button', { name: piezas.buscar }).click()
  }
  await portal.signIn()
  await portal.open('/consumo-prestacional')
  await main.getByRole('radio', { name: 'Norma' }).press('Space')
  await buscarUnAnio()
  const medicamentos = await grupo(texts.grupos.medicamentosAmbulatorios)
  await medicamentos.getByText('Amoxicilina 500 mg').click()
  await expect(medicamentos).toContainText(texts.periodo)
  await expect(medicamentos).toContainText(/Cantidad1/)
  const derivaciones = await grupo(texts.grupos.derivaciones)
  await derivaciones.getByText('Consulta de evaluación').first().click()
  await expect(derivaciones).toContainText(`${texts.diagnostico}Gonartrosis`)
  const tramites = await grupo(texts.grupos.tramitesSAT)
  await tramites.getByText('Prácticas ambulatorias').first().click()
  await expect(tramites).toContainText(`${texts.estado}En auditoría`)
  await expect(tramites).toContainText(`${texts.cobertura}Prácticas ambulatorias`)
})

test('[CONS-07] fifty of a group are said to be a part of it', async ({ phone: { portal } }) => {
  const main = portal.page.getByRole('main')
  await portal.signIn(people.recetas)
  await portal.open('/consumo-prestacional')
  await main.getByRole('button', { name: piezas.unAnio }).click()
  await main.getByRole('button', { name: piezas.buscar }).click()
  const muchos = main.getByRole('group').filter({
    has: portal.page.getByRole('heading', { name: texts.grupos.medicamentosAmbulatorios }),
  })
  if (!(await muchos.getByText(texts.primeros50).isVisible()))
    await muchos.locator('summary').first().click()
  await expect(muchos).toContainText(texts.primeros50)
  await muchos.getByRole('button', { name: texts.verMas(47) }).click()
  await expect(muchos.getByRole('listitem')).toHaveCount(50)
})
