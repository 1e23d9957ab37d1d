import { texts as prueba } from '../support/areaDePrueba/texts.ts'
import { type Phone, expect, test } from '../support/test.ts'

test.use({ build: 'prueba' })

/** The viewer of the prescription on the tests' page. */
function visorOn({ portal: { page } }: Phone) {
  const visor = page.getByRole('dialog', { name: /^Receta/ })
  return {
    visor,
    hoja: visor.getByRole('article', { name: 'Página 1 de 1' }),
    accion: (name: string) => visor.getByRole('button', { name, exact: true }),
    open: async () => {
      await page.getByRole('button', { name: prueba.verPapel, exact: true }).click()
      await expect(visor).toBeVisible()
    },
  }
}

/** Size of the sheet's picture: another document has another size. */
const drawn = ({ portal: { page } }: Phone) =>
  page
    .locator('.hoja-de-documento canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length)

test.beforeEach(async ({ phone }) => {
  await phone.portal.signIn()
})

test('[FILE-01, PREV-01] a document shows its text, is saved under its name, and opens without signal', async ({
  phone,
  network,
}) => {
  const { portal } = phone
  const { page } = portal
  const { visor, hoja, accion, open } = visorOn(phone)
  await portal.readyForNoSignal()
  await portal.open('/piezas-de-prueba')
  await open()
  await expect(hoja).toContainText('Salbutamol')
  await expect(visor).toContainText('Página 1 de 1')
  await expect(visor.getByRole('heading')).toHaveText('Receta Electrónica de prueba')
  const before = await drawn(phone)

  const saving = page.waitForEvent('download')
  await accion('Descargar').click()
  expect((await saving).suggestedFilename()).toBe('Receta Electrónica de prueba.pdf')

  await test.step('after a reload the document opens without signal', async () => {
    await portal.kept(/PrevisualizarScreen/)
    network.cut()
    await page.reload()
    await expect(page.getByText(/^PDF guardado en este (teléfono|equipo)$/)).toBeVisible()
    await open()
    await expect(hoja).toContainText('Salbutamol')
    expect(await drawn(phone)).toBe(before)
  })

  await test.step('the document opens as a page with an address of its own', async () => {
    await portal.open('/previsualizar')
    await page.evaluate(() => history.replaceState({ documento: 'prueba.papel' }, ''))
    await page.reload()
    await expect(page.getByRole('region', { name: /^Receta/ })).toContainText('Salbutamol')
  })
})
