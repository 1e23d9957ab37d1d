import { textos } from '#features/perfil/formularioTexts.ts'
import { texts } from '#features/perfil/texts.ts'

import { violationsOf } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const MOVIL = '02954-15400123'

test(
  '[CONT-01, CONT-05, CONT-10, CONT-11] a mobile edited without signal shows at once, is corrected and another is added, and the whole list arrives once',
  { tag: '@siempre' },
  async ({ phone: { portal }, provider, network }) => {
    const { page } = portal
    const main = page.getByRole('main')
    const tarjeta = main.getByRole('region', { name: texts.contactos })
    const valor = () => page.getByRole('textbox', { name: textos.valor[5] ?? '' })
    const guardar = () => page.getByRole('button', { name: textos.guardar })
    await portal.signIn()
    await portal.readyForNoSignal()
    await portal.kept(/FormularioDe/)
    await portal.open('/perfil')
    await expect(tarjeta).toContainText(MOVIL)
    network.cut()
    await main.getByRole('link', { name: 'Editar Contactos' }).click()
    await main.getByRole('link', { name: `Editar ${MOVIL}` }).click()
    await expect(portal.titulo()).toHaveText(textos.editarContacto)
    // What is typed stays as it is typed; below it stands what will be kept.
    await valor().fill('2954 40 9911')
    await expect(valor()).toHaveValue('2954 40 9911')
    await expect(main.getByText(textos.seGuardaAsi)).toBeVisible()
    await guardar().click()
    await expect(tarjeta).toContainText('02954-15409911')
    await expect(tarjeta).toContainText(`Antes: ${MOVIL}`)
    await expect(tarjeta).toContainText(texts.seConfirma)
    await expect(tarjeta.getByRole('link', { name: 'Confirmar este celular' })).toHaveCount(0)

    await main.getByRole('link', { name: 'Editar Contactos' }).click()
    await main.getByRole('link', { name: texts.agregar }).click()
    await expect(main.getByText(textos.primeroTipo)).toBeVisible()
    await guardar().click()
    await expect(main.getByText(textos.sinTipo)).toBeVisible()
    await main.getByText(texts.correo, { exact: true }).click()
    await page.getByRole('textbox', { name: textos.valor[2] ?? '' }).fill('otra@correo.example')
    expect(await violationsOf(page)).toEqual([])
    await guardar().click()
    await expect(tarjeta).toContainText('otra@correo.example')
    expect((await portal.outbox()).filter(({ state }) => state !== 'done')).not.toHaveLength(0)

    network.restore()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(portal.toast('Los contactos se han guardado con éxito!')).toBeVisible()
    await expect
      .poll(() => provider.contactosDe('norma'))
      .toEqual([
        '02954-15409911',
        '02954-4300456',
        'norma.quiroga@correo.example',
        'otra@correo.example',
      ])
    await expect(tarjeta).not.toContainText(texts.sinEnviar)
    await expect(tarjeta.getByRole('link', { name: 'Confirmar este celular' })).toBeVisible()
    // What was confirmed before stays so.
    await expect(tarjeta).toContainText(/Confirmado el \d\d\/\d\d/)
  },
)

test('[CONT-02, CONT-03, CONT-04, CONT-07] a contact needs its kind first, and a value that fits and is another one', async ({
  phone: { portal },
}) => {
  const { page } = portal
  const main = page.getByRole('main')
  await page.setViewportSize({ width: 320, height: 640 })
  await portal.signIn()
  await portal.open('/perfil?editar=contacto')
  await expect(main.getByText('Ingrese primero un tipo de contacto')).toBeVisible()
  await page.getByRole('button', { name: textos.guardar }).click()
  await expect(main.getByText('Seleccione un tipo de contacto')).toBeVisible()
  await main.getByText(texts.telefono, { exact: true }).click()
  const valor = page.getByRole('textbox', { name: textos.valor[1] ?? '' })
  await valor.fill('02954-15')
  await page.getByRole('button', { name: textos.guardar }).click()
  await expect(main.getByText(textos.formato[1] ?? '')).toBeVisible()
  await expect(valor).toBeFocused()
  await valor.fill('2954 4300456')
  await expect(main.getByText('El valor coincide con un contacto ya existente')).toBeVisible()
  expect(await portal.outbox()).toEqual([])
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
})

test('[CONT-08, CONT-09] deleting asks, the only one stays, and what was deleted by mistake comes back', async ({
  phone: { portal },
  provider,
  network,
}) => {
  const { page } = portal
  const main = page.getByRole('main')
  const tarjeta = main.getByRole('region', { name: texts.contactos })
  const dialogo = page.getByRole('dialog', { name: texts.preguntaBorrar })
  const borrar = (valor: string) => main.getByRole('button', { name: `Borrar ${valor}` })
  await portal.signIn()
  await portal.readyForNoSignal()
  await portal.kept(/FormularioDe/)
  await portal.open('/perfil?editar=contactos')
  await expect(borrar(MOVIL)).toBeVisible()
  network.cut()
  await borrar(MOVIL).click()
  await dialogo.getByRole('button', { name: texts.volver }).click()
  expect(await portal.outbox()).toEqual([])
  await borrar(MOVIL).click()
  await dialogo.getByRole('button', { name: texts.borrar }).click()
  await expect(tarjeta.locator('del')).toHaveText(MOVIL)
  await expect(tarjeta).toContainText(texts.seBorra)
  await borrar('02954-4300456').click()
  await dialogo.getByRole('button', { name: texts.borrar }).click()
  await borrar('norma.quiroga@correo.example').click()
  await expect(
    main.getByText('No se puede borrar el contacto. Debe tener registrado al menos uno.'),
  ).toBeVisible()
  await expect(dialogo).toHaveCount(0)

  network.restore()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => provider.contactosDe('norma')).toEqual(['norma.quiroga@correo.example'])
})

test('[FAM-05] a minor’s data are edited by their family, an adult’s with an account are not', async ({
  phone: { portal },
}) => {
  const { page } = portal
  const main = page.getByRole('main')
  await portal.signIn()
  await portal.open('/grupo-familiar')
  await main.getByRole('link', { name: /Tomás Peralta/ }).click()
  await main.getByRole('link', { name: 'Editar Contactos' }).click()
  await main.getByRole('link', { name: texts.agregar }).click()
  await main.getByText(texts.celular, { exact: true }).click()
  await page.getByRole('textbox', { name: textos.valor[5] ?? '' }).fill('02954 15 40-0777')
  await page.getByRole('button', { name: textos.guardar }).click()
  await expect(main.getByText('02954-15400777')).toBeVisible()
  await expect(portal.toast('Los contactos se han guardado con éxito!')).toBeVisible()
})
