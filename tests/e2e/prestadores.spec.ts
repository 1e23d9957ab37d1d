import { texts } from '#features/prestadores/texts.ts'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import { texts as piezas } from '#piezas/texts.ts'

import { sideways } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

test(
  '[PROV-01, PROV-02, PROV-04, PROV-05] professionals by what is known of them, and again without signal among what was found',
  { tag: '@siempre' },
  async ({ phone: { portal }, network }) => {
    const { page } = portal
    const main = page.getByRole('main')
    const buscar = main.getByRole('button', { name: piezas.buscar })
    await portal.signIn()
    await portal.readyForNoSignal()
    await portal.open('/prestadores')
    await main.getByRole('link', { name: texts.profesionales }).click()
    await expect(portal.titulo()).toHaveText(texts.buscarProfesionales)

    await test.step('[FORM-06, FORM-07, FORM-08] what cannot be searched for is said before a call', async () => {
      await buscar.click()
      await expect(main.getByRole('alert')).toContainText(deBuscar.sinCriterio)
      const nombre = main.getByLabel(texts.nombre)
      const matricula = main.getByLabel(deBuscar.matricula)
      await nombre.fill('Ana 3')
      await matricula.fill('12a')
      await expect(main).toContainText('El campo nombre debe contener solo letras')
      await expect(main).toContainText('El campo matrícula debe contener sólo números')
      await matricula.fill('123456')
      await expect(main).toContainText('El campo matrícula es demasiado largo')
      await nombre.fill('a'.repeat(61))
      await expect(main).toContainText('El campo nombre es demasiado largo')
      await main.getByRole('button', { name: piezas.limpiar }).click()
    })

    await test.step('found by specialty, with links; nothing found leaves the form as it was', async () => {
      await main.getByRole('button', { name: deBuscar.especialidad }).click()
      await page.getByRole('combobox').fill('cardio')
      await page.getByRole('option').first().click()
      await buscar.click()
      await expect(main.getByRole('status').first()).toContainText(/resultados?$/)
      await expect(main.getByRole('link', { name: /^Llamar/ }).first()).toHaveAttribute(
        'href',
        /^tel:/,
      )
      await expect(main).toContainText(`${deBuscar.especialidad}Cardiología`)
      await main.getByRole('button', { name: piezas.cambiar }).click()
      await main.getByLabel(deBuscar.matricula).fill('99999')
      await buscar.click()
      await expect(main).toContainText(texts.sinProfesionales)
      await expect(main.getByLabel(deBuscar.matricula)).toHaveValue('99999')
    })

    await portal.kept(/PrestadoresScreen|ProfesionalesScreen/)
    network.cut()
    await page.setViewportSize({ width: 320, height: 640 })
    await portal.open('/buscar-prestadores')
    await main.getByLabel(texts.nombre).fill('dr')
    await buscar.click()
    await expect(main).toContainText('Sin señal: se busca en lo guardado el')
    await expect(main.getByRole('list', { name: texts.buscarProfesionales })).toContainText('Dr')
    expect(await sideways(page)).toBe(0)
  },
)

test('[PROV-03, PROV-04, PROV-05, SHELL-12] establishments by kind in a table with every column', async ({
  open,
}) => {
  const { portal } = await open({ width: 1280, height: 800, mobile: false })
  const { page } = portal
  const main = page.getByRole('main')
  const buscar = main.getByRole('button', { name: piezas.buscar })
  await portal.signIn()
  await portal.open('/buscar-establecimientos')
  await buscar.click()
  await expect(main.getByRole('alert')).toContainText(deBuscar.sinCriterio)
  await main.getByRole('button', { name: texts.tipo }).click()
  await page.getByRole('option').first().click()
  await buscar.click()
  await expect(main.getByRole('columnheader')).toHaveText([
    deBuscar.nombre,
    deBuscar.matricula,
    deBuscar.tipo,
    deBuscar.localidad,
    deBuscar.direccion,
    deBuscar.telefono,
  ])
  await expect(main.getByRole('row').nth(1).getByRole('link').first()).toHaveAttribute(
    'href',
    /openstreetmap/,
  )
  await main.getByRole('button', { name: piezas.cambiar }).click()
  await main.getByLabel(deBuscar.nombre).fill('zzzz')
  await buscar.click()
  await expect(main).toContainText(texts.sinEstablecimientos)
})
