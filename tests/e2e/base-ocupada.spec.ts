import type { Page } from 'playwright/test'

import { mostradorOn } from '../support/contador.ts'
import { expect, test } from '../support/test.ts'

/**
 * Makes another window lock some tables of a database, as a frozen window does, until the returned
 * function is called.
 */
async function hold(page: Page, name: string, tables: string[]): Promise<() => Promise<void>> {
  await page.evaluate(
    ({ base, stores }) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(base)
        opening.addEventListener('success', () => {
          const store = opening.result.transaction(stores, 'readwrite').objectStore(stores[0] ?? '')
          let held = true
          addEventListener('let-go', () => (held = false))
          const goOn = () => {
            if (held) store.count().addEventListener('success', goOn)
          }
          goOn()
          resolve()
        })
      }),
    { base: name, stores: tables },
  )
  return () => page.evaluate(() => void dispatchEvent(new Event('let-go')))
}

test('[FLT-45, FLT-33] a locked database shows a text and a link to the counter; the portal opens once it is free', async ({
  phone,
}) => {
  const { portal } = phone
  await portal.signIn()
  await portal.readyForNoSignal()
  await mostradorOn(portal).guardado()
  const other = await phone.browser.newPage()
  await other.goto(`${phone.browser.origin}/reparar.html`)
  const letGo = await hold(other, 'portal-salida', ['operaciones'])

  await portal.open('/grupo-familiar')
  await expect(portal.titulo()).toHaveText('Abriendo lo guardado…')
  await expect(portal.page.getByRole('alert')).toContainText('Está tardando más de lo normal')
  await portal.page.getByRole('link', { name: 'Modo mostrador' }).click()
  await expect(mostradorOn(portal).nombre()).toHaveText('Norma Quiroga')
  await expect(mostradorOn(portal).qr()).toBeVisible()

  await portal.open('/grupo-familiar')
  await expect(portal.titulo()).toHaveText('Abriendo lo guardado…')
  await letGo()
  await expect(portal.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
})

test('[FLT-45, FLT-33] a locked table of the session shows the text, and the portal opens once it is free', async ({
  phone,
}) => {
  const { portal } = phone
  await portal.signIn()
  await portal.readyForNoSignal()
  const other = await phone.browser.newPage()
  await other.goto(`${phone.browser.origin}/reparar.html`)
  const letGo = await hold(other, 'portal-salida', ['sesion'])

  for (const path of ['/mostrador', '/']) {
    await portal.open(path)
    await expect(portal.titulo()).toHaveText('Abriendo lo guardado…')
  }
  await letGo()
  await expect(portal.titulo()).toHaveText(/^Hola, /)
})

test('[FLT-45, FLT-57] once the database is free, the portal opens without the file of its screen', async ({
  phone,
  network,
}) => {
  const { portal } = phone
  network.rule({ match: 'GET /assets/r2/PerfilScreen-', do: { kind: 'blackhole' } })
  await portal.signIn()
  await portal.readyForNoSignal()
  const other = await phone.browser.newPage()
  await other.goto(`${phone.browser.origin}/reparar.html`)
  const letGo = await hold(other, 'portal-salida', ['operaciones'])

  await portal.open('/perfil')
  await expect(portal.titulo()).toHaveText('Abriendo lo guardado…')
  await letGo()
  await expect(portal.miCuenta()).toBeVisible()
  await expect(portal.page.getByText('Abriendo lo guardado…')).toHaveCount(0)
})
