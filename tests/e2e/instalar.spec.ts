import { statSync } from 'node:fs'

import { lacks } from '../faults/support/lacks.ts'
import { NOMBRE } from '../support/aseguradora.ts'
import { violationsOf } from '../support/axe.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const menu = ({ page }: Portal) => page.getByRole('dialog', { name: 'Menú' })
const openMenu = async (portal: Portal) => {
  await portal.page.getByRole('button', { name: 'Menú' }).click()
  await expect(menu(portal)).toBeVisible()
}

test.describe('a browser that offers to install', () => {
  test.use({ look: { entero: true, ofreceInstalar: true } })

  test('[SHELL-08, SHELL-01] the drawer starts the browser’s installation, and hides its entry once it is done', async ({
    phone: { portal },
  }) => {
    const { page } = portal
    await page.addInitScript(() => {
      const asked: string[] = []
      Object.assign(window, { asked })
      addEventListener('beforeinstallprompt', (event) => {
        const offer = event as Event & { prompt: () => Promise<unknown> }
        const prompt = offer.prompt.bind(offer)
        offer.prompt = () => {
          asked.push(String(navigator.userActivation.isActive))
          return prompt()
        }
      })
    })
    const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked)
    await portal.signIn()
    const instalar = page.getByRole('button', { name: 'Instalar la aplicación' })

    await openMenu(portal)
    await menu(portal).locator(instalar).click()
    // The browser shows its question if the person's press asked for it.
    await expect.poll(asked).toEqual(['true'])
    await expect(menu(portal)).toHaveCount(0)

    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await expect(portal.toast(`Listo. ${NOMBRE} queda con tus otras aplicaciones.`)).toBeVisible()
    await expect(instalar).toHaveCount(0)
  })

  test('[SHELL-08] if the browser may delete stored data, home offers to install the application', async ({
    open,
  }) => {
    const script = `StorageManager.prototype.persisted = StorageManager.prototype.persist = async () => false;`
    const { portal } = await open({ entero: true, ofreceInstalar: true, scripts: [script] })
    await portal.signIn()
    // An unsent change makes the portal ask the browser for persistent storage.
    await portal.dismissNotification('20377')
    await portal.page.goBack() // Leaves the screen that the notification opened.
    const main = portal.page.getByRole('main')
    await expect(main).toContainText('Con la aplicación instalada no lo borra.')
    await expect(main.getByRole('button', { name: 'Instalar la aplicación' })).toBeVisible()
  })
})

test.describe('an iPhone', () => {
  test.use({ look: { scripts: [lacks.iphone(false)] } })

  test('[SHELL-09] the guide’s video loads on request and plays; without signal the steps replace it', async ({
    phone: { portal },
    network,
  }) => {
    const { page } = portal
    const guia = page.getByRole('dialog', { name: 'Instalar en iPhone' })
    const ver = guia.getByRole('button', { name: /^Ver el video/ })
    const VIDEO = 'GET /instalar-iphone.mp4'
    await portal.signIn()
    await openMenu(portal)
    await menu(portal).getByRole('button', { name: 'Instalar en iPhone' }).click()
    await expect(ver).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(network.sent(VIDEO)).toEqual([])

    network.cut()
    await ver.click()
    await expect(guia.getByText(/^No se pudo mostrar el video\./)).toBeVisible()
    await guia.getByRole('button', { name: 'Entendido' }).click()
    network.restore()

    await openMenu(portal)
    await menu(portal).getByRole('button', { name: 'Instalar en iPhone' }).click()
    await ver.click()
    const video = guia.getByLabel('Video sin sonido: los mismos tres pasos, uno tras otro.')
    await expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
      .toBeGreaterThan(0)
    expect(await video.evaluate((film: HTMLVideoElement) => Math.round(film.seekable.end(0)))).toBe(
      14,
    )
    // The size that the button states.
    expect(statSync('public/instalar-iphone.mp4').size).toBeLessThan(100_000)
  })
})
