import { textos } from '#features/perfil/formularioTexts.ts'
import { texts } from '#features/perfil/texts.ts'

import { violationsOf } from '../support/axe.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** The form of the address, as a person fills it in. */
const formOn = ({ page }: Portal) => ({
  lista: (nombre: string) => page.getByRole('button', { name: new RegExp(`^${nombre}:`) }),
  numero: () => page.getByRole('textbox', { name: textos.numero }),
  guardar: () => page.getByRole('button', { name: textos.guardar }),
  async elegir(nombre: string, buscado: string, opcion: string) {
    await page.getByRole('button', { name: new RegExp(`^${nombre}:`) }).click()
    await page.getByRole('combobox').fill(buscado)
    await page.getByRole('option', { name: opcion, exact: true }).click()
  },
})

/** The lists of the own place are on the phone before anybody edits. */
const readyToEdit = async (portal: Portal) => {
  await portal.signIn()
  await portal.readyForNoSignal()
  const keys = async () => (await portal.copies()).map(({ key }) => key.split('/')[0])
  await expect
    .poll(keys)
    .toEqual(
      expect.arrayContaining([
        'provincias',
        'departamentos',
        'localidades-de-departamento',
        'calles',
      ]),
    )
}

test('[PROF-04, ADDR-02, ADDR-07, ADDR-08] an address edited without signal shows at once, outlives the page, and arrives once', async ({
  phone: { portal },
  provider,
  network,
}) => {
  const { page } = portal
  const main = page.getByRole('main')
  const form = formOn(portal)
  await readyToEdit(portal)
  await portal.kept(/PerfilScreen|FormularioDe/)
  network.cut()
  await portal.open('/perfil')
  await main.getByRole('link', { name: 'Editar Domicilio' }).click()
  await expect(portal.titulo()).toHaveText(textos.editarDomicilio)
  await expect(main.getByText(textos.sinCambios)).toBeVisible()
  await expect(form.guardar()).toBeDisabled()
  await form.elegir(textos.calle, 'ALS', 'Alsina')
  await form.numero().fill('12a405')
  await expect(form.numero()).toHaveValue('1240')
  await page.getByRole('button', { name: textos.manzana }).click()
  await expect(page.getByRole('textbox', { name: textos.manzana })).toBeFocused()
  await page.keyboard.type('14')

  await test.step('what was typed is there again after the page went', async () => {
    await expect.poll(async () => JSON.stringify(await portal.drafts())).toContain('"14"')
    await page.reload()
    await expect(main.getByText(textos.recuperamos)).toBeVisible()
    await expect(form.numero()).toHaveValue('1240')
    await portal.open('/perfil')
    await expect(main.getByText(texts.borradorDetalle)).toBeVisible()
    await main.getByRole('link', { name: texts.seguir }).click()
  })

  await form.guardar().click()
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  const tarjeta = main.getByRole('region', { name: texts.domicilio })
  await expect(tarjeta).toContainText('Alsina 1240')
  await expect(tarjeta).toContainText('Manzana 14')
  await expect(tarjeta).toContainText('Antes: Av. San Martín 450')
  await expect(tarjeta).toContainText(texts.sinEnviar)
  expect(await portal.drafts()).toEqual([])
  await page.reload()
  await expect(tarjeta).toContainText('Alsina 1240')
  expect(await violationsOf(page)).toEqual([])

  await test.step('a correction of it is the same change', async () => {
    await main.getByRole('link', { name: 'Editar Domicilio' }).click()
    await form.numero().fill('1242')
    await form.guardar().click()
    await expect(tarjeta).toContainText('Alsina 1242')
    await expect(tarjeta).toContainText('Antes: Av. San Martín 450')
  })

  network.restore()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(portal.toast(texts.enviamosDomicilio)).toBeVisible()
  await expect(tarjeta).not.toContainText(texts.sinEnviar)
  await expect(tarjeta).toContainText('Alsina 1242')
  // Tried in vain before it was corrected, it is two changes, and the second one follows the first.
  await expect
    .poll(() => provider.domicilioDe('norma'))
    .toEqual({
      calle: 'Alsina',
      items: { 3: '14', 6: '1242' },
    })
})

test('[ADDR-01, ADDR-03, ADDR-04, FORM-09] a level empties those below it; a press with something missing saves nothing, says what, and goes there', async ({
  phone: { portal },
}) => {
  const { page } = portal
  const main = page.getByRole('main')
  const form = formOn(portal)
  await page.setViewportSize({ width: 320, height: 640 })
  await readyToEdit(portal)
  await portal.open('/perfil?editar=domicilio')
  await form.elegir(textos.departamento, 'mara', 'Maracó')
  await expect(form.lista(textos.localidad)).toContainText(textos.elegiLocalidad)
  await expect(form.lista(textos.calle)).toContainText(textos.elegiCalle)
  await expect(
    main.getByText('Cambiaste el departamento: elegí de nuevo localidad y calle.'),
  ).toBeVisible()
  await form.numero().fill('')
  await form.guardar().click()
  await expect(main.getByText(textos.sinLocalidad)).toBeVisible()
  await expect(main.getByText(textos.sinCalle)).toBeVisible()
  await expect(main.getByText(textos.sinNumero)).toBeVisible()
  await expect(form.lista(textos.localidad)).toBeFocused()
  expect(await portal.outbox()).toEqual([])
  expect(await violationsOf(page)).toEqual([])

  // From the start of the name: 'pico' begins a word of it, 'ico' does not.
  await form.lista(textos.localidad).click()
  await page.getByRole('combobox').fill('ico')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.getByRole('combobox').fill('PICO')
  await page.getByRole('option', { name: 'General Pico' }).click()
  await expect(form.lista(textos.localidad)).toBeFocused()
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)

  await test.step('leaving asks, and what was typed can stay', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: textos.seguirDespues }).click()
    await expect(portal.titulo()).toHaveText('Hola, Norma')
    await expect(main.getByText(texts.borradorDetalle)).toBeVisible()
    await main.getByRole('button', { name: texts.descartar }).click()
    await page.getByRole('dialog').getByRole('button', { name: texts.descartar }).click()
    await expect(main.getByText(texts.borradorDetalle)).toHaveCount(0)
    expect(await portal.drafts()).toEqual([])
  })
})

test('[ADDR-09] what the provider refuses is said in its words, and the form opens with what was sent', async ({
  phone: { portal },
  network,
  provider,
}) => {
  const { page } = portal
  const main = page.getByRole('main')
  const form = formOn(portal)
  await readyToEdit(portal)
  network.rule({
    match: 'POST /v1/domicilio/guardar-domicilio',
    do: { kind: 'status', code: 200, body: '{"status":"error","message":"Esa calle no va."}' },
  })
  await portal.open('/perfil?editar=domicilio')
  await form.numero().fill('451')
  await form.guardar().click()
  const tarjeta = main.getByRole('region', { name: texts.domicilio })
  await expect(tarjeta).toContainText('Esa calle no va.')
  await expect(tarjeta).toContainText(texts.noSeAcepto)
  network.heal()
  await main.getByRole('link', { name: 'Editar Domicilio' }).click()
  await expect(main.getByText('Esa calle no va.')).toBeVisible()
  await expect(form.numero()).toHaveValue('451')
  await form.guardar().click()
  await expect.poll(async () => (await provider.domicilioDe('norma'))?.items).toEqual({ 6: '451' })
  expect(await portal.outbox()).toHaveLength(1)
})
