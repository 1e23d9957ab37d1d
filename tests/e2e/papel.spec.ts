import { leerHoja } from '../support/hoja.ts'
import { people } from '../support/people.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const COMPUTADORA = { mobile: false, width: 1280, height: 800, colorScheme: 'dark' } as const

/**
 * The text that two readers find on the printed screen, of at most this many pages, with the widest
 * letters.
 */
async function impresa({ page, titulo }: Portal, { hasta }: { hasta: number }) {
  await expect(titulo()).toBeVisible()
  // The file is kept if the test fails.
  const path = test.info().outputPath('hoja.pdf')
  const pdf = await page.pdf({ preferCSSPageSize: true, path })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(hasta)
  return leerHoja(pdf)
}

/**
 * Checks that a sheet has the family's name and the date of its data, and none of the screen's
 * controls.
 */
function esHoja(hoja: string, titulo: string, familia?: string) {
  expect(hoja).toContain(titulo)
  if (familia !== undefined) expect(hoja).toContain(`Grupo Familiar de ${familia}`)
  expect(hoja).toMatch(/Datos del \d\d\/\d\d\/\d{4} a las \d\d:\d\d/)
  for (const deLaPantalla of [
    'Notificaciones',
    'Siguiente',
    'Imprimir',
    'Actualizado',
    'Buscar novedades',
    'Sin señal',
  ])
    expect(hoja).not.toContain(deLaPantalla)
}

test('[APOR-05, REIN-03, DELE-02, SHELL-26] a printed list has all rows, the family and the date of its data, also without signal', async ({
  open,
  network,
}) => {
  const { portal } = await open(COMPUTADORA)
  const main = portal.page.getByRole('main')
  const filas = main.getByRole('row')
  const boton = main.getByRole('button', { name: 'Imprimir' })
  await portal.signIn(people.recetas)
  await portal.readyForNoSignal()
  await portal.kept(/Delegaciones|Reintegros|Aportes/)

  await test.step('fifty months of contributions are printed while the screen shows ten', async () => {
    await portal.open('/aportes')
    await expect(filas).toHaveCount(11)
    expect((await boton.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    for (const hoja of await impresa(portal, { hasta: 2 })) {
      esHoja(hoja, 'Mis Aportes', 'Susana Molina')
      expect(hoja.match(/Instituto de Previsión/g)).toHaveLength(50)
    }
    await expect(filas).toHaveCount(11)
  })

  await test.step('all reimbursements are printed while the screen shows the second page', async () => {
    await portal.open('/reintegros')
    await main.getByRole('button', { name: 'Siguiente' }).click()
    await expect(main).toContainText('11 a 20 de 50')
    network.cut()
    await boton.evaluate((element) => Object.assign(window, { print: () => element.remove() }))
    await boton.click()
    await expect(boton).toHaveCount(0)
    for (const hoja of await impresa(portal, { hasta: 3 })) {
      esHoja(hoja, 'Buscar Reintegros', 'Susana Molina')
      expect(new Set(hoja.match(/R-\d{5}/g)).size).toBe(50)
      expect(hoja).toContain('todos los años')
      expect(hoja.match(/Total de lo/g)).toHaveLength(1)
      expect(hoja).not.toContain('10 de 50')
    }
    await expect(main).toContainText('11 a 20 de 50')
  })

  await test.step('all branch offices are printed, without a family’s name', async () => {
    await portal.open('/delegaciones')
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible()
    const nombres = await main.getByRole('heading', { level: 2 }).allInnerTexts()
    expect(nombres.length).toBeGreaterThan(10)
    for (const hoja of await impresa(portal, { hasta: 4 })) {
      esHoja(hoja, 'Buscar Delegaciones')
      expect(hoja).not.toContain('Susana')
      for (const nombre of nombres) expect(hoja).toContain(nombre)
    }
  })
})

test('[SHELL-26] a phone prints the same sheet by its own menu and has no button to print', async ({
  phone: { portal },
}) => {
  const main = portal.page.getByRole('main')
  await portal.signIn()
  await portal.open('/autorizaciones')
  await expect(main.getByRole('listitem').first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Imprimir' })).toHaveCount(0)
  const dichos = await main.getByRole('listitem').allInnerTexts()
  const numeros = dichos.flatMap((dicho) => dicho.match(/\b\d{8}\b/) ?? [])
  expect(numeros.length).toBeGreaterThan(3)
  for (const hoja of await impresa(portal, { hasta: 1 })) {
    esHoja(hoja, 'Solicitudes de Autorización', 'Norma Quiroga')
    for (const numero of numeros) expect(hoja).toContain(numero)
  }
})
