import { WATCH_SHIFTS, mostradorOn, movido } from '../support/contador.ts'
import { expectClean, sideways } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

test.use({ look: { scripts: [WATCH_SHIFTS] } })

/** Runs in the page: the addresses of all files that it has loaded. */
const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name)

test(
  '[REC-06, REC-09, CRON-06, SEC-34] without signal the counter shows card and prescriptions; a lent phone only displays them',
  { tag: ['@siempre', '@en-uso'] },
  async ({ phone, network, provider }) => {
    const [, ruben] = await provider.familia('norma')
    const id = ruben?.idAfiliado ?? 0
    await phone.portal.open('/')
    await mostradorOn(phone.portal).guardado()
    await mostradorOn(phone.portal).conPdf(id)

    const portal = await phone.kill(async () => network.cut())
    const { page } = portal
    const mostrador = mostradorOn(portal)
    const receta = mostrador.receta()
    const primera = await portal.open(`/mostrador/${id}`)
    expect(await primera?.text()).toContain('Metformina')
    await mostrador.tomado()
    await expect(mostrador.nombre()).toHaveText(/^Rubén/)
    await expect(mostrador.qr()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recetas para usar hoy' })).toContainText('1')
    await expect(receta).toContainText('Metformina')
    await expect(receta).toContainText(/Vence \d\d\/\d\d\/\d{4}/)
    await expect(page.getByText(/^Datos guardados el .+ a las .+\.$/)).toBeVisible()
    const numero = /7\d{6}/.exec(await receta.innerText())?.[0] ?? ''
    // The bar code has the national key, if there is one.
    const cuir = `4200${numero.padStart(12, '0')}`
    await expect(receta).toContainText(`CUIR 4200 0000 0${numero.slice(0, 3)} ${numero.slice(3)}`)
    expect(await mostrador.leerBarras(numero)).toEqual([cuir])
    expect(await movido(page)).toBe(0)
    await expectClean(phone)
    await test.step('the counter also shows a member’s prescriptions that are ready at a pharmacy', async () => {
      await mostrador.integrante('Norma').click()
      await expect(mostrador.receta('Levotiroxina')).toContainText('Vence hoy')
      await expect(mostrador.receta('Levotiroxina')).not.toContainText('CUIR')
      expect(await mostrador.leerBarras('7100001')).toEqual(['7100001'])
      await expect(mostrador.receta('88120')).toContainText('Lista para retirar')
      await expectClean(phone)
      await mostrador.integrante('Lucía').click()
      await expect(page.getByText('Sin recetas para usar hoy.')).toBeVisible()
      await mostrador.integrante('Rubén').click()
      await expect(receta).toContainText('Metformina')
    })
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sideways(page)).toBe(0)
    expect(await mostrador.leerBarras(numero)).toEqual([cuir])

    const verPdf = receta.getByRole('button', {
      name: new RegExp(`^PDF de la receta N° ${numero}`),
    })
    const visor = page.getByRole('dialog', { name: /^Receta/ })
    const accion = (name: string) => visor.getByRole('button', { name, exact: true })
    const hoja = visor.getByRole('article', { name: 'Página 1 de 1' })
    // The viewer is loaded before anybody asks for it.
    await expect
      .poll(() => page.evaluate(loaded))
      .toContainEqual(expect.stringContaining('/VisorGuardado-'))
    await verPdf.click()
    await expect(hoja).toContainText(numero)
    await expect(hoja).toContainText('Metformina')
    await expect(accion('Descargar')).toBeVisible()
    await accion('Cerrar el documento').click()
    await expect(verPdf).toBeFocused()

    await test.step('on a lent phone a prescription’s document can be viewed, but not saved, shared or mailed', async () => {
      await mostrador.prestarA('uno')
      await expect(mostrador.titulo()).toHaveText('Modo prestado')
      await verPdf.click()
      await expect(hoja).toContainText('Metformina')
      for (const name of ['Descargar', 'Compartir', 'Enviar por correo'])
        await expect(accion(name)).toHaveCount(0)
      await page.goBack()
      await expect(visor).toBeHidden()
      await expect(mostrador.titulo()).toHaveText('Modo prestado')
      await expect(page).toHaveURL(new RegExp(`/mostrador/${id}$`))
      await page.goBack()
      await expect(mostrador.titulo()).toHaveText('Modo prestado')
      await expect(page).toHaveURL(new RegExp(`/mostrador/${id}$`))
    })
  },
)
