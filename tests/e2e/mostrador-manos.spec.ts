import { mostradorOn } from '../support/contador.ts'
import { apoyar, arrastrar } from '../support/dedo.ts'
import { WATCH_AWAKE, despierta, verse } from '../support/despierta.ts'
import { expect, test } from '../support/test.ts'

test.use({ look: { scripts: [WATCH_AWAKE] } })

test('at the counter a swipe changes the member, and the screen stays on while it is open', async ({
  phone: { portal },
}) => {
  const { page } = portal
  const mostrador = mostradorOn(portal)
  await portal.signIn()
  await page.getByRole('link', { name: /^Modo mostrador/ }).click()
  await expect(mostrador.nombre()).toHaveText('Norma Quiroga')
  await expect.poll(() => despierta(page)).toEqual({ pedida: 1, tomada: 1 })

  // A swipe to the right shows no member before the first; scrolling changes none; a swipe to the
  // left shows the next.
  await arrastrar(page, { x: 80, y: 300 }, { x: 320, y: 310 })
  await arrastrar(page, { x: 260, y: 600 }, { x: 180, y: 300 })
  await arrastrar(page, { x: 320, y: 300 }, { x: 80, y: 310 })
  const integrantes = page.getByRole('navigation').getByRole('link')
  await expect(integrantes.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(mostrador.nombre()).not.toHaveText('Norma Quiroga')
  await arrastrar(page, { x: 80, y: 300 }, { x: 320, y: 310 })
  await expect(mostrador.nombre()).toHaveText('Norma Quiroga')

  // One lock keeps the screen on for all members, and is taken again on return to the page.
  expect(await despierta(page)).toEqual({ pedida: 1, tomada: 1 })
  await verse(page, 'hidden')
  expect(await despierta(page)).toEqual({ pedida: 1, tomada: 0 })
  await verse(page, 'visible')
  await expect.poll(() => despierta(page)).toEqual({ pedida: 2, tomada: 1 })

  // A finger works as a key does, and only after all three seconds.
  await mostrador.prestarA('uno')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const { x = 0, y = 0, width = 0, height = 0 } = (await mostrador.mantener().boundingBox()) ?? {}
  const medio = { x: x + width / 2, y: y + height / 2 }
  const levantar = await apoyar(page, medio)
  await expect(mostrador.mantener()).toHaveText('Seguí apretando…')
  await page.clock.runFor(2900)
  await levantar()
  await expect(mostrador.mantener()).toHaveText('Mantené apretado 3 segundos para salir')
  await page.clock.runFor(3000)
  await expect(mostrador.titulo()).toHaveText('Modo prestado')
  const soltar = await apoyar(page, medio)
  await expect(mostrador.mantener()).toHaveText('Seguí apretando…')
  await page.clock.runFor(3000)
  await soltar()
  await page.clock.resume()
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  await expect.poll(async () => (await despierta(page)).tomada).toBe(0)
})
