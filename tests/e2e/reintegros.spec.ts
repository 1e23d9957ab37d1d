import { readFile } from 'node:fs/promises'

import { texts } from '#features/reintegros/texts.ts'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import { texts as piezas } from '#piezas/texts.ts'

import { sideways } from '../support/forms.ts'
import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test(
  '[REIN-01, REIN-02, REIN-03, REIN-04] what was paid back, by person and year: found again without signal, at 320 px too',
  { tag: '@siempre' },
  async ({ phone: { portal }, network }) => {
    const { page } = portal
    const main = page.getByRole('main')
    const quien = (nombre: string) => main.getByRole('radio', { name: nombre })
    const anio = main.getByLabel(texts.anio)
    const buscar = main.getByRole('button', { name: piezas.buscar })
    await portal.signIn()
    await portal.readyForNoSignal()
    await portal.open('/reintegros')
    await expect(portal.titulo()).toHaveText(texts.titulo)

    await test.step('what is missing is said where it is missing', async () => {
      await buscar.click()
      await expect(main.getByRole('alert')).toHaveText(piezas.sinAfiliado)
      await expect(quien('Norma')).toBeFocused()
      await anio.pressSequentially('20')
      await anio.blur()
      await expect(main).toContainText(texts.anioCifras)
      await anio.fill('dos mil')
      await expect(anio).toHaveValue('dos ')
      await expect(main).toContainText(texts.anioNumeros)
      await main.getByRole('button', { name: piezas.limpiar }).click()
      await expect(anio).toHaveValue('')
      await expect(main).not.toContainText(texts.anioNumeros)
    })

    await test.step('every year of one of the family, with the holder and the sum', async () => {
      await quien('Norma').press('Space')
      await buscar.click()
      await expect(main).toContainText('7 reintegros')
      await expect(main).toContainText(`${texts.titular}Norma Quiroga`)
      await expect(main).toContainText(/\$\s202\.996,17/)
      const fila = main.getByRole('listitem').filter({ hasText: 'Anteojos recetados' })
      await expect(fila).toContainText(texts.liquidado)
      await fila.locator('summary').click()
      await expect(fila).toContainText('Se reintegra hasta el tope del módulo óptico.')
      await expect(fila).toContainText(`${texts.acreditacion}${texts.todaviaNo}`)
      await expect(fila).toContainText('CBU terminado en')
    })

    await test.step('Back leads to the form as it was left; somebody without any is told so', async () => {
      await page.goBack()
      await expect(quien('Norma')).toBeChecked()
      await quien('Lucía').press('Space')
      await anio.fill('2019')
      await buscar.click()
      await expect(main).toContainText(texts.vacio)
      await main.getByRole('button', { name: deBuscar.cambiarLaBusqueda }).click()
      await expect(anio).toHaveValue('2019')
    })

    network.cut()
    await page.setViewportSize({ width: 320, height: 640 })
    await portal.open('/reintegros')
    await main.getByRole('button', { name: /^Norma · todos los años/ }).click()
    await expect(main).toContainText('7 reintegros')
    await main.getByRole('listitem').filter({ hasText: 'Plantillas' }).locator('summary').click()
    expect(await sideways(page)).toBe(0)
  },
)

const FILA_DE_NOMBRES = [
  texts.solicitud,
  texts.descripcion,
  texts.cuenta,
  texts.liquidacion,
  texts.acreditacion,
  texts.observacion,
  texts.importe,
].join(';')

test('[SHELL-12, SHELL-13, FORM-10] a list of fifty is ten rows at a time, in a table on a computer and in cards on a phone', async ({
  open,
}) => {
  const { portal } = await open({ width: 1280, height: 800, mobile: false })
  const main = portal.page.getByRole('main')
  await portal.signIn(people.recetas)
  await portal.open('/reintegros')
  await main.getByRole('button', { name: piezas.buscar }).click()
  const rows = main.locator('tbody tr')
  await expect(main).toContainText(piezas.primeros50)
  await expect(rows).toHaveCount(10)
  const [file] = await Promise.all([
    portal.page.waitForEvent('download'),
    main.getByRole('button', { name: deBuscar.descargarPlanilla }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe(`\uFEFF${FILA_DE_NOMBRES}`)
  expect(lines).toHaveLength(52) // its end is an empty one
  expect(lines.join()).toContain(';5137,5')
  const first = await rows.first().innerText()
  await main.getByRole('button', { name: 'Siguiente' }).click()
  await expect(main).toContainText('11 a 20 de 50')
  await expect(rows.first()).not.toHaveText(first)
  await portal.page.setViewportSize({ width: 600, height: 800 })
  await expect(main.getByRole('table')).toBeHidden()
  await main.getByRole('button', { name: 'Ver más' }).click()
  await expect(main.getByRole('list', { name: texts.titulo }).locator('> li')).toHaveCount(20)
})
