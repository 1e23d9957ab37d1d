import { arrastrar } from '../support/dedo.ts'
import { expect, test } from '../support/test.ts'

const ENTERA = { ratio: 0.99 }

test('[HOME-01] a swipe moves the family’s cards one at a time, and opens none', async ({
  phone: { portal },
}) => {
  const { page } = portal
  await portal.signIn()
  const lista = page.getByRole('list', { name: 'Tu grupo familiar' })
  const tarjetas = lista.getByRole('listitem')
  await expect(tarjetas).toHaveCount(4)
  // A swipe moves one card and opens none; the points below follow.
  const { y = 0, height = 0 } = (await tarjetas.first().boundingBox()) ?? {}
  const medio = y + height / 3
  const puntos = page.locator('.puntos i')
  for (const at of [1, 2, 3]) {
    await arrastrar(page, { x: 340, y: medio }, { x: 60, y: medio })
    await expect(tarjetas.nth(at)).toBeInViewport(ENTERA)
    await expect(puntos.nth(at)).toHaveClass('actual')
  }
  await arrastrar(page, { x: 60, y: medio }, { x: 340, y: medio })
  await expect(tarjetas.nth(2)).toBeInViewport(ENTERA)
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  await tarjetas.nth(2).getByRole('button').tap()
  await expect(portal.credencial().getByText('Lucía Peralta Quiroga')).toBeVisible()
})
