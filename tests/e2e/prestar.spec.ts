import type { Page } from 'playwright/test'

import { filmar, filmarCuadros, lumaDe } from '../support/camara.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const POR_SEGUNDO = 8

async function pelicula(name: string): Promise<string> {
  const film = test.info().outputPath(`${name}.y4m`)
  await filmar(film)
  return film
}

const principal = ({ page }: Portal) => page.getByRole('main')
const press = ({ page }: Portal, name: string) =>
  page.getByRole('button', { name, exact: true }).click()
const foto = ({ page }: Portal) => page.locator('.codigo-en-blanco').screenshot()
const cifras = async (portal: Portal) =>
  /\d{3} \d{3}/.exec(await portal.page.locator('.cifras').innerText())?.[0]

/** True if this phone reaches neither the server of the app nor that of the API. */
const sinServidores = ({ page }: Portal) =>
  page.evaluate(async () => {
    const asked = ['/health', '/portal-config.json?sin-copia', '/v1/portal/pases/confianza']
    const answers = await Promise.allSettled(asked.map((path) => fetch(path)))
    return answers.every(({ status }) => status === 'rejected')
  })

/** Files that this page has loaded. */
const archivosDe = ({ page }: Portal) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

/** The frames that the giver's screen shows within this time, as pictures. */
async function cuadrosDe(page: Page, ms: number): Promise<Buffer[]> {
  const shown = await page.evaluate(async (time) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.codigo-en-blanco canvas')
    const all: string[] = []
    const end = performance.now() + time
    while (performance.now() < end) {
      const now = canvas?.toDataURL() ?? ''
      if (now !== all.at(-1)) all.push(now)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return all
  }, ms)
  return shown.map((url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
}

test('[SEC-50, FLT-01] two phones without signal: a loan crosses by camera, and a third phone checks it', async ({
  open,
  provider,
  network,
}) => {
  test.setTimeout(300_000)
  const [alPrestar, alRecibir, alComprobar] = (await Promise.all(
    ['presta', 'recibe', 'comprueba'].map(pelicula),
  )) as [string, string, string]
  const phones = {
    presta: await open({ camara: alPrestar }),
    recibe: await open({ camara: alRecibir }),
    comprueba: await open({ camara: alComprobar }),
  }
  const norma = phones.presta.portal
  await norma.signIn()
  await norma.readyForNoSignal()
  await norma.kept(/\/(Prestar|worker-lector)-/)
  await expect
    .poll(async () => (await norma.copies()).map(({ key }) => key))
    .toEqual(expect.arrayContaining(['pases', 'recetas-firmadas']))
  for (const [phone, path] of [
    [phones.recibe, '/prestadas'],
    [phones.comprueba, '/validar-credencial'],
  ] as const) {
    await phone.portal.open(path)
    await phone.portal.readyForNoSignal()
    await phone.portal.kept(/\/(PrestadasScreen|segundaParte|worker-lector)-/)
    await expect
      .poll(async () => (await phone.portal.values()).map(({ id }) => id))
      .toContain('confianza')
  }
  network.cut()
  const presta = await phones.presta.restart()
  const recibe = await phones.recibe.restart()
  const comprueba = await phones.comprueba.restart()

  await recibe.open('/prestadas/recibir')
  await recibe.page.getByLabel('Tu nombre y apellido').fill('Marta Sosa')
  await recibe.page.getByLabel('Tu número de documento').fill('20333444')
  await press(recibe, 'Seguir')
  await expect(recibe.titulo()).toHaveText('Mostrá este código')
  await expect(recibe.page.locator('.codigo-en-blanco svg')).toBeVisible()
  await filmar(alPrestar, await foto(recibe))

  await presta.open('/prestar/nuevo')
  await presta.page.getByRole('checkbox', { name: /^Norma / }).check()
  await presta.page.getByRole('checkbox', { name: /^Las recetas que sirven hoy/ }).check()
  await press(presta, 'Seguir')
  await expect(presta.titulo()).toHaveText('¿Es el mismo número?')
  await expect(principal(presta)).toContainText('Marta Sosa, DNI 20.333.444')
  await expect.poll(() => cifras(presta)).toBe(await cifras(recibe))
  await press(presta, 'Es igual: prestar')
  await expect(presta.titulo()).toHaveText('Mostrale esta pantalla a Marta Sosa')
  const cuadros = await cuadrosDe(presta.page, 5000)
  expect(cuadros.length).toBeGreaterThan(10)
  await filmarCuadros(
    alRecibir,
    POR_SEGUNDO,
    cuadros.map((uno) => lumaDe(uno)),
  )

  const [suya] = await provider.familia('norma')
  const antes = Date.now()
  await press(recibe, 'Ya lo escaneó: abrir la cámara')
  await expect(recibe.titulo()).toContainText(suya?.apellido ?? 'nobody', { timeout: 60_000 })
  test.info().annotations.push({ type: 'ms', description: String(Date.now() - antes) })
  await expect(principal(recibe)).toContainText(/Presentada por Marta Sosa, DNI 20\.333\.444/)
  await press(presta, 'Ya lo tiene')
  await expect(principal(presta)).toContainText('A Marta Sosa')

  await expect(recibe.page.locator('.codigo-en-blanco svg').first()).toBeVisible()
  await filmar(alComprobar, await foto(recibe))
  await comprueba.open('/validar-credencial')
  await press(comprueba, 'Abrir la cámara')
  await expect(comprueba.titulo()).toHaveText('Firma comprobada')
  await expect(principal(comprueba)).toContainText(/Presentada por Marta Sosa, DNI 20\.333\.444/)
  await expect(principal(comprueba)).toContainText('Pedí el DNI de Marta Sosa')
  // All of it was done with both servers dead.
  for (const phone of [presta, recibe, comprueba]) expect(await sinServidores(phone)).toBe(true)
  await recibe.open('/')
  await expect(recibe.titulo()).toHaveText('Ingresá')
  await expect(recibe.page.getByRole('link', { name: 'Credenciales prestadas' })).toBeVisible()
  expect(await archivosDe(recibe)).not.toContainEqual(expect.stringContaining('PrestadasScreen'))

  network.restore()
  await press(presta, 'Terminar el préstamo a Marta Sosa')
  await press(presta, 'Sí, terminar')
  await expect(principal(presta)).toContainText('No tenés nada prestado.', { timeout: 60_000 })
  await recibe.open('/prestadas')
  await expect(principal(recibe)).toContainText('Todavía no te prestaron ninguna.', {
    timeout: 60_000,
  })
})
