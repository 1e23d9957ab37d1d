import type { Page } from 'playwright/test'

import { people } from '../support/people.ts'
import type { Provider } from '../support/provider.ts'
import { scan } from '../support/scan.ts'
import { expect, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const boton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
const dialogo = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Up to the confirmation: a wound dressed, of which there is no limit. */
async function llenar(page: Page, { practica = 'Curación simple', sola = false } = {}) {
  if (!sola) await main(page).getByRole('radio', { name: 'Norma' }).check({ force: true })
  await boton(page, /^Prestador: /).click()
  await boton(page, /^Dra\. Estela Marín/).click()
  await boton(page, /^Práctica: /).click()
  await page.getByRole('searchbox', { name: 'Nombre o código' }).fill(practica.slice(2))
  await boton(page, new RegExp(`^${practica}`)).click()
}

async function cuantas(provider: Provider): Promise<number> {
  const { ordenes } = await import('../../server/src/ordenes/tables.ts')
  const rows = await provider.base.db.select().from(ordenes)
  return rows.filter(({ generadaAt }) => generadaAt !== null).length
}

test('[ORD-02, ORD-03, ORD-04, ORD-07] an order is asked for with the latest providers at hand, and who left cannot be taken', async ({
  open,
}) => {
  const { portal } = await open()
  const { page } = portal
  await portal.signIn()
  await portal.open('/orden')
  await test.step('[ORD-01] the menu leads to everything; the electronic one is there where a camera is at hand', async () => {
    const entradas = [
      '/read-orden',
      '/emitir-orden',
      '/consultar-ordenes',
      '/consultar-cupo',
      '/reimprimir-orden',
    ]
    const hrefs = async (on: Page) => {
      const links = main(on).getByRole('link')
      return (
        await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
      ).toSorted()
    }
    await expect.poll(() => hrefs(page)).toEqual(entradas.toSorted())
    const computadora = (await open({ width: 1280, height: 800, mobile: false })).portal
    await computadora.signIn()
    await computadora.open('/orden')
    await expect(main(computadora.page)).toContainText('se saca desde el teléfono')
    expect(await hrefs(computadora.page)).toEqual(entradas.slice(1).toSorted())
  })
  await main(page)
    .getByRole('link', { name: /^Orden Impresa/ })
    .click()
  await expect(portal.titulo()).toHaveText('Orden Impresa')

  await test.step('[ORD-08] what is missing is said at its field, and no call leaves', async () => {
    await boton(page, 'Generar').click()
    for (const falta of [
      'Debe seleccionar el afiliado',
      'Debe seleccionar el prestador',
      'Debe seleccionar la práctica',
    ])
      await expect(main(page)).toContainText(falta)
    await expect(main(page).getByRole('radio', { name: 'Norma' })).toBeFocused()
  })

  await test.step('[ORD-05, ORD-06, FORM-06, FORM-08] the search has its rules', async () => {
    await main(page).getByRole('radio', { name: 'Norma' }).check({ force: true })
    await boton(page, /^Prestador: /).click()
    const elegir = dialogo(page, 'Elegí el prestador')
    await expect(elegir).toContainText('Los últimos de Norma')
    const deBaja = elegir.getByRole('button', { name: /^Dr\. Hugo Barrios/ })
    await expect(deBaja).toContainText('Prestador dado de baja')
    await expect(deBaja).toBeDisabled()
    await elegir.getByRole('button', { name: 'Buscar' }).click()
    await expect(elegir).toContainText(
      'Debes ingresar nombre y/o matrícula para realizar tu búsqueda',
    )
    await elegir.getByLabel('Matrícula').fill('123456')
    await expect(elegir).toContainText('El campo matrícula es demasiado largo')
    await elegir.getByLabel('Matrícula').fill('12a')
    await expect(elegir).toContainText('El campo matrícula debe contener sólo números')
    await elegir.getByLabel('Matrícula').fill('')
    await elegir.getByLabel('Nombre').fill('x1')
    await expect(elegir).toContainText('El campo nombre debe contener solo letras')
    await elegir.getByLabel('Nombre').fill('zzz')
    await elegir.getByRole('button', { name: 'Buscar' }).click()
    await expect(
      elegir.getByText('Búsqueda sin resultados, intente con otros parámetros.').last(),
    ).toBeVisible()
    await elegir.getByLabel('Nombre').fill('marin')
    await elegir.getByRole('button', { name: 'Buscar' }).click()
    await elegir.getByRole('button', { name: /^Dra\. Estela Marín/ }).click()
    await expect(boton(page, 'Prestador: Dra. Estela Marín')).toBeFocused()
  })

  await test.step('[ORD-12] the cost is looked at, and no order is made', async () => {
    await boton(page, /^Práctica: /).click()
    await page.getByRole('searchbox', { name: 'Nombre o código' }).fill('420101')
    await boton(page, /^Consulta médica/).click()
    await boton(page, 'Verificar Costo').click()
    const costo = dialogo(page, 'Costo de la orden')
    await expect(costo).toContainText('Todavía no se generó ninguna orden.')
    await expect(costo).toContainText('$ 4.500,00')
    await costo.getByRole('button', { name: 'Cerrar', exact: true }).first().click()
  })

  await test.step('what was chosen is there after a reload, and for whom the address names', async () => {
    await portal.open('/emitir-orden/5')
    await expect(boton(page, 'Práctica: Consulta médica')).toBeVisible()
  })
})

test('[ORD-09, ORD-10, ORD-13, ORD-14] an order is confirmed with everything in sight, generated once, and sent by e-mail', async ({
  phone: { portal },
  provider,
}) => {
  const { page } = portal
  await portal.signIn()
  await portal.open('/emitir-orden')
  await llenar(page, { practica: 'Consulta médica' })
  const antes = await cuantas(provider)
  await boton(page, 'Generar').click()
  const confirma = dialogo(page, 'Confirmá la orden')
  for (const dicho of [
    'Norma Quiroga',
    'DNI 28.456.789',
    'norma.quiroga@correo.example',
    'Prestador · código 4127',
    'Dra. Estela Marín',
    'Clínica médica, Cardiología',
    'Práctica 420101',
    'Ambulatoria con coseguro',
    '$ 4.500,00',
    'Total a pagar',
  ])
    await expect(confirma).toContainText(dicho)
  await expect(confirma).toContainText(/Código de transacción \d{8}/)
  await confirma.getByRole('button', { name: 'Confirmar' }).dblclick()
  await expect(portal.toast('Orden generada correctamente')).toBeVisible()
  const generada = dialogo(page, 'Orden Generada')
  await expect(generada).toContainText(/0045-\d{6}/)
  await expect(generada.getByRole('img', { name: 'Código QR de la orden' })).toBeVisible()
  expect(await cuantas(provider)).toBe(antes + 1)

  await test.step('[ORD-15, FILE-02] its QR holds the number, and its document is saved; a phone prints nothing', async () => {
    const dibujo = generada.getByRole('img', { name: 'Código QR de la orden' })
    const [numero = ''] = /0045-\d{6}/.exec(await generada.innerText()) ?? []
    expect(await scan(await dibujo.locator('..').screenshot())).toEqual([numero.replace('-', '')])
    const saving = page.waitForEvent('download')
    await generada.getByRole('button', { name: 'Descargar' }).click()
    expect((await saving).suggestedFilename()).toBe(`Orden ${numero}.pdf`)
    await expect(boton(page, 'Imprimir')).toHaveCount(0)
    await expect(boton(page, 'Vista previa')).toHaveCount(0)
  })

  await test.step('[ORD-16, FORM-04, FORM-05] it is mailed to the address that is typed', async () => {
    const correo = generada.getByLabel('Enviar por correo')
    const enviar = generada.getByRole('button', { name: 'Enviar' })
    await correo.fill('')
    await expect(enviar).toBeDisabled()
    await correo.fill('otra@correo')
    await correo.blur()
    await expect(generada).toContainText('El formato no es correcto (otra@correo)')
    await correo.fill('otra@correo.example')
    await enviar.click()
    await expect(portal.toast('Orden enviada al correo: otra@correo.example').first()).toBeVisible()
    await expect.poll(async () => (await provider.correosA('otra@correo.example')).length).toBe(1)
  })

  await test.step('[ORD-17] the form is empty afterwards', async () => {
    await generada.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
    await expect(generada).toBeHidden()
    await expect(boton(page, 'Prestador: Elegí el prestador')).toBeVisible()
    await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(0)
  })
})

test(
  '[FLT-03, FLT-20, FLT-50, ORD-13] the answer lost after the order was made: it is asked for by its code, across a reload, and is one',
  { tag: '@siempre' },
  async ({ phone: { portal }, provider, network }) => {
    const { page } = portal
    await portal.signIn()
    await portal.open('/emitir-orden')
    await llenar(page)
    const antes = await cuantas(provider)
    network.rule({ match: 'POST /v1/orden/generar-orden', do: { kind: 'dropAnswer' } })
    await boton(page, 'Generar').click()
    await boton(page, 'Confirmar').click()
    const duda = dialogo(page, 'Estamos confirmando si tu orden se generó…')
    await expect(duda).toContainText('No se va a generar dos veces.')
    await page.reload()
    await expect(duda).toBeVisible()
    network.heal()
    const si = dialogo(page, 'Tu orden sí se generó')
    await expect(si).toContainText(/0045-\d{6}/, { timeout: 20_000 })
    expect(await cuantas(provider)).toBe(antes + 1)
    await si.getByRole('button', { name: 'Ver la orden' }).click()
    await expect(dialogo(page, 'Orden Generada')).toBeVisible()
    await boton(page, 'Cerrar').last().click()
    await expect
      .poll(async () => JSON.stringify(await portal.drafts()))
      .not.toContain('orden-en-curso')
  },
)

test('[FLT-01, FLT-06] without signal the form is there and says at once what it needs; nothing is sent by itself', async ({
  phone: { portal },
  provider,
  network,
}) => {
  const { page } = portal
  await portal.signIn()
  await portal.readyForNoSignal()
  await expect
    .poll(
      async () =>
        (await portal.copies()).filter(({ key }) => /^(ultimos|practicas)/.test(key)).length,
    )
    .toBeGreaterThan(1)
  const antes = await cuantas(provider)
  await portal.kept(/EmitirOrdenScreen/)
  network.cut()
  await portal.open('/emitir-orden')
  await expect(main(page)).toContainText('Para esto necesitás señal.')
  await expect(boton(page, 'Generar')).toBeDisabled()
  await expect(main(page)).toContainText('Se habilitan cuando vuelva la señal')
  await llenar(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0)
  network.heal()
  await expect(boton(page, 'Generar')).toBeEnabled({ timeout: 20_000 })
  await expect(boton(page, 'Práctica: Curación simple')).toBeVisible()
  expect(await cuantas(provider)).toBe(antes)
})

test('[ORD-18, ORD-19, ORD-20, ORD-21] issued orders are found ten at a time, with and without signal, and the last is printed again', async ({
  phone: { portal },
  network,
}) => {
  const { page } = portal
  await portal.signIn()
  await portal.readyForNoSignal()
  const norma = () => main(page).getByRole('radio', { name: 'Norma' }).check({ force: true })

  await test.step('the last order that serves is shown before it is printed', async () => {
    await portal.open('/reimprimir-orden')
    await boton(page, 'Buscar orden').click()
    await expect(main(page)).toContainText('Debe seleccionar el afiliado')
    await norma()
    await boton(page, 'Buscar orden').click()
    const esta = dialogo(page, '¿Reimprimir esta orden?')
    await expect(esta).toContainText('Consulta médica')
    await esta.getByRole('button', { name: 'Reimprimir' }).click()
    await expect(page.getByRole('dialog', { name: /^Orden 0045-/ })).toContainText(/Página 1 de 1/)
    await page.keyboard.press('Escape')
  })

  await portal.open('/consultar-ordenes')
  await boton(page, 'Buscar').click()
  await expect(main(page)).toContainText('Debe seleccionar el afiliado')
  await page.getByLabel('Desde').fill('')
  await page.getByLabel('Hasta').fill('')
  await boton(page, 'Buscar').click()
  await expect(main(page)).toContainText('Debe ingresar la fecha desde')
  await expect(main(page)).toContainText('Debe ingresar la fecha hasta')

  const filas = main(page).getByRole('list', { name: 'Consultar Órdenes' }).locator('details')
  const todas = async () => {
    await norma()
    await page.getByLabel('Desde').fill('2020-01-01')
    await page.getByLabel('Hasta').fill('2049-12-31')
    await boton(page, 'Buscar').click()
    await expect(filas).toHaveCount(10)
    await filas.first().locator('summary').click()
    await expect(filas.first()).toContainText('4127')
  }
  await todas()
  await boton(page, 'Ver más').click()
  await expect(filas).toHaveCount(14)
  await boton(page, 'Cambiar').click()
  await page.getByLabel('Desde').fill('2020-01-01')
  await page.getByLabel('Hasta').fill('2020-01-02')
  await boton(page, 'Buscar').click()
  await expect(main(page)).toContainText('No se han encontrado órdenes')

  await portal.kept(/ConsultarScreen/)
  network.cut()
  await portal.open('/consultar-ordenes')
  await todas()

  await test.step('[ORD-16] one whose document is here is mailed from the list, when there is signal', async () => {
    const guardada = filas.filter({ hasText: 'Guardada' }).first()
    if (!(await guardada.evaluate((fila) => (fila as HTMLDetailsElement).open)))
      await guardada.locator('summary').click()
    await guardada.getByRole('button', { name: 'Enviar por correo' }).click()
    const correo = dialogo(page, 'Enviar por correo')
    await expect(correo.getByLabel('Correo')).toHaveValue(/@/)
    await correo.getByRole('button', { name: 'Enviar' }).click()
    await expect(correo).toHaveCount(0)
    expect((await portal.outbox()).map(({ type }) => type)).toEqual(['orden.enviar'])
  })
})

test('[CUPO-01, CUPO-02, CUPO-03, CUPO-04] what is left of a practice is told limit by limit', async ({
  phone: { portal },
}) => {
  const { page } = portal
  await portal.signIn()
  await portal.open('/consultar-cupo')
  await boton(page, 'Buscar').click()
  await expect(main(page)).toContainText('Debe seleccionar la práctica')
  const buscar = async (practica: string) => {
    await main(page).getByRole('radio', { name: 'Norma' }).check({ force: true })
    await boton(page, /^Práctica: /).click()
    await page.getByRole('searchbox', { name: 'Nombre o código' }).fill(practica)
    await boton(page, new RegExp(`^${practica}`)).click()
    await boton(page, 'Buscar').click()
  }
  await buscar('Sesión de kinesiología')
  await expect(main(page).getByText('Posee Cupo', { exact: true })).toBeVisible()
  for (const dicho of ['Ordinario', 'Extensiones', 'Consumido', 'Restante', '1 mes'])
    await expect(main(page)).toContainText(dicho)

  await test.step('on a computer the limits stand one under the other', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const limites = main(page).getByRole('table', { name: 'Consultar Cupo' })
    await expect(limites.getByRole('columnheader')).toHaveText([
      'Tipo de límite',
      'Meses',
      'Ordinario',
      'Extensiones',
      'Consumido',
      'Restante',
      'Lo que queda',
    ])
    const mensual = limites.getByRole('row', { name: /Límite mensual/ })
    await expect(mensual.getByRole('cell').first()).toHaveText('1')
    await expect(main(page).getByRole('listitem')).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
  })

  await test.step('[CUPO-05, CUPO-06] another one, and one that has no limits', async () => {
    await boton(page, 'Buscar otro').click()
    await expect(boton(page, 'Limpiar')).toBeVisible()
    await buscar('Blanqueamiento dental')
    await expect(main(page).getByText('No Posee Cupo', { exact: true })).toBeVisible()
    await boton(page, 'Buscar otro').click()
    await buscar('Curación simple')
    await expect(main(page)).toContainText('No se han encontrado cupos para la práctica')
    await expect(main(page).getByText(/Posee Cupo/)).toHaveCount(0)
  })
})

test('[TELE-01, TELE-02, TELE-03] a video consultation says what is free and opens beside the portal', async ({
  open,
}) => {
  const { portal } = await open()
  const { page } = portal
  await portal.signIn()
  await portal.open('/teleconsulta')
  await expect(main(page)).toContainText('La videoconsulta no tiene coseguro')
  await main(page).getByRole('radio', { name: 'Norma' }).check({ force: true })
  await expect(main(page)).toContainText(
    'Norma tiene disponibles 12 consultas gratis en el año y 3 en el mes.',
  )
  const opening = page.waitForEvent('popup')
  await boton(page, 'Iniciar Videoconsulta').click()
  await expect(await opening).toHaveURL(/videoconsulta/)
  await page.evaluate(() => Object.assign(window, { open: () => null }))
  await boton(page, 'Iniciar Videoconsulta').click()
  await expect(main(page).getByRole('link', { name: 'Entrar a la videoconsulta' })).toBeVisible()

  await test.step('[FORM-02] a person alone is the one it is for', async () => {
    const sola = (await open()).portal
    await sola.signIn(people.recetas)
    await sola.open('/teleconsulta')
    await expect(main(sola.page)).toContainText(/tiene disponibles \d+ consultas gratis/)
    await expect(main(sola.page).getByRole('radio')).toHaveCount(0)
  })
})

/** What a page prints is kept in it instead: its first sheet as a picture. */
const IMPRESORA = `window.print = () => {
  window.impreso = document.querySelector('.papel-de-documento canvas')?.toDataURL()
}`

test('[ORD-15, ORD-17] on a computer the order is seen and printed from here: the sheet has its number in its QR, and the form begins anew', async ({
  open,
  provider,
}) => {
  const { portal } = await open({ width: 1280, height: 800, mobile: false, scripts: [IMPRESORA] })
  const { page } = portal
  await portal.signIn()
  await portal.open('/emitir-orden')
  await llenar(page)
  const antes = await cuantas(provider)
  await boton(page, 'Generar').click()
  await dialogo(page, 'Confirmá la orden').getByRole('button', { name: 'Confirmar' }).click()
  const generada = dialogo(page, 'Orden Generada')
  await expect(generada).toContainText(/0045-\d{6}/)
  const [numero = ''] = /0045-\d{6}/.exec(await generada.innerText()) ?? []
  await generada.getByRole('button', { name: 'Imprimir' }).click()
  const impreso = () =>
    page.evaluate(() => (window as unknown as { impreso?: string }).impreso ?? '')
  await expect.poll(impreso).toMatch(/^data:image\/png/)
  const hoja = Buffer.from((await impreso()).split(',')[1] ?? '', 'base64')
  expect(await scan(hoja)).toEqual([numero])
  await expect(page.locator('.papel-de-documento')).toHaveCount(0)

  await generada.getByRole('button', { name: 'Vista previa' }).click()
  await expect(page.locator('.visor')).toContainText('Página 1 de 1')
  await page.keyboard.press('Escape')
  await expect(page.locator('.visor')).toBeHidden()
  await generada.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  await expect(boton(page, 'Prestador: Elegí el prestador')).toBeVisible()
  expect(await cuantas(provider)).toBe(antes + 1)
})
