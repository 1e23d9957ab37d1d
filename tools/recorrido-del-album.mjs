// The route of one person through the portal, on which the album's screenshots are taken.
import * as escenas from './escenas.mjs'

/**
 * Plays the scenes without a session, with a session and without signal, but only those with a wanted screenshot. `afuera` and
 * `adentro`: screens that need no preparation, without and with a session. `persona`: signs in.
 */
export async function recorrer(escena, { afuera, adentro, mobile, papeles, persona }) {
  const { context, page, quiere } = escena
  const [primero, despues, sinSenal] = [
    deAfuera(escena, afuera),
    deAdentro(escena, adentro, { mobile, papeles }),
    deSinSenal(escena, papeles),
  ].map((suyas) => suyas.filter(({ de }) => quiere(...de)))
  for (const { tomar } of primero) await tomar()
  if (despues.length + sinSenal.length === 0) return
  await escenas.ingresar(escena, persona)
  await escenas.quedaGuardada(page)
  await page.getByText('Listo para ir sin señal').waitFor()
  for (const { tomar } of despues) await tomar()
  await context.setOffline(true)
  for (const { tomar } of sinSenal) await tomar()
}

/** Scenes that only open a screen. */
const queSeAbren = ({ page, url, picture, heading }, cuales) =>
  cuales.map(({ path, titulo, nombre }) => ({
    de: [nombre],
    async tomar() {
      await page.goto(url + path)
      await heading(titulo)
      if (nombre === 'comprobar') await page.getByText('Sirve también sin señal.').waitFor()
      await picture(nombre)
    },
  }))

const deAfuera = (escena, cuales) => [
  {
    de: ['ingreso'],
    async tomar() {
      const { page, url, picture } = escena
      await page.goto(`${url}/signin`)
      await page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0)
      await picture('ingreso')
    },
  },
  ...queSeAbren(escena, cuales),
]

function deAdentro(escena, cuales, { mobile, papeles }) {
  const { page, url, quiere, picture, heading } = escena
  const inicio = async () => {
    await page.goto(`${url}/`)
    await heading(/^Hola/)
  }
  return [
    {
      // Taken at a later opening, because at the first one reminders appear after everything else.
      de: ['inicio'],
      async tomar() {
        await inicio()
        await picture('inicio')
      },
    },
    {
      de: ['credencial', 'veredicto'],
      async tomar() {
        await inicio()
        const enlace = await escenas.credencial(escena)
        if (quiere('veredicto')) await escenas.veredicto(escena, enlace)
      },
    },
    {
      de: ['notificaciones'],
      async tomar() {
        await inicio()
        await page.getByRole('button', { name: /^Notificaciones/ }).click()
        await page.getByRole('button', { name: /N° 20377/ }).waitFor()
        await picture('notificaciones')
      },
    },
    {
      de: mobile ? ['menu'] : [],
      async tomar() {
        await inicio()
        await page.getByRole('button', { name: 'Menú' }).click()
        await picture('menu')
      },
    },
    {
      de: ['grupo-familiar'],
      async tomar() {
        await page.goto(`${url}/grupo-familiar`)
        await page.getByRole('list').first().waitFor()
        await heading('Grupo Familiar')
        await picture('grupo-familiar')
      },
    },
    ...queSeAbren(escena, cuales),
    { de: ['farmacias-cerca', 'delegaciones-cerca'], tomar: () => escenas.cerca(escena) },
    { de: ['documento', 'previsualizar'], tomar: () => escenas.documento(escena, mobile) },
    {
      de: ['reintegros-hallados', 'consumo-hallado', 'buscar'],
      tomar: () => escenas.halladas(escena),
    },
    {
      de: ['solicitud-nueva', 'solicitud-documentos', 'solicitud-ultimo-paso'],
      tomar: () => escenas.solicitudNueva(escena, papeles),
    },
    { de: ['recibidos'], tomar: () => escenas.recibidos(escena, papeles) },
    {
      de: ['ver-afiliado'],
      async tomar() {
        await page.goto(`${url}/grupo-familiar`)
        await page.getByRole('link', { name: /Tomás/ }).click()
        await heading(/^Tomás/)
        await picture('ver-afiliado')
      },
    },
    {
      de: ['mostrador', 'prestar'],
      async tomar() {
        await page.goto(`${url}/mostrador`)
        await page.getByRole('img', { name: /QR/ }).waitFor()
        await picture('mostrador')
        await page.getByRole('button', { name: /^Prestar el/ }).click()
        await page.getByRole('dialog', { name: /^Prestar el/ }).waitFor()
        await picture('prestar')
        await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
      },
    },
  ]
}

/** Taken last, because it lends the phone. */
function deSinSenal(escena, papeles) {
  const { page, url, picture, heading } = escena
  return [
    {
      de: ['inicio-sin-senal', 'listo-para-salir', 'credencial-sin-senal'],
      async tomar() {
        await page.goto(`${url}/`)
        await heading(/^Hola/)
        await page.getByText('Sin señal.').waitFor()
        await picture('inicio-sin-senal')
        await page.getByText('Listo para ir sin señal').scrollIntoViewIfNeeded()
        await picture('listo-para-salir')
        await page
          .getByRole('button', { name: /Mostrar credencial/ })
          .first()
          .click()
        await page.getByText('Se renueva solo').waitFor()
        await picture('credencial-sin-senal')
      },
    },
    {
      de: ['solicitud-guardada', 'pendientes'],
      tomar: () => escenas.solicitudGuardada(escena, papeles),
    },
    {
      de: ['mostrador-prestado'],
      async tomar() {
        await page.goto(`${url}/mostrador`)
        // The portal must run first: the service worker's first picture does not react.
        await page.locator('.fui-FluentProvider .mostrador').waitFor()
        await page.getByRole('button', { name: /^Prestar el/ }).click()
        await page.getByRole('button', { name: 'Prestar', exact: true }).click()
        await page.getByRole('button', { name: /^Mantené/ }).waitFor()
        await picture('mostrador-prestado')
      },
    },
  ]
}
