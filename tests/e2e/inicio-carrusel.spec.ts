import { arrastrar } from '../support/dedo.ts'
import { expect, test } from '../support/test.ts'

const ENTERA = { ratio: 0.99 }

test('[HOME-01, HOME-02, HOME-03] the cards of the family are named for who hears them, and gone through by key and by finger', async ({
  phone: { portal },
}) => {
  const { page } = portal
  await portal.signIn()
  const lista = page.getByRole('list', { name: 'Tu grupo familiar' })
  const tarjetas = lista.getByRole('listitem')
  await expect(tarjetas).toHaveCount(4)
  await expect(lista).toMatchAriaSnapshot(`
    - list "Tu grupo familiar":
      - listitem:
        - paragraph: Titular
        - heading "Norma Quiroga" [level=2]
        - term: N° de afiliado
        - definition: 00-123456-0
        - term: Documento
        - definition: 28.456.789
        - link "Ver perfil":
          - /url: /perfil
        - button "Mostrar credencial de Norma Quiroga"
      - listitem:
        - paragraph: Cónyuge
        - heading "Rubén Peralta" [level=2]
        - term
        - definition
        - term
        - definition
        - link "Ver afiliado de Rubén Peralta":
          - /url: /\\/ver-afiliado\\/\\d+/
        - button "Mostrar credencial de Rubén Peralta"
  `)

  // By key: each stop is brought where it can be seen, the last card's too, and back again.
  const enfocado = page.locator(':focus')
  const suyos = ['Ver perfil', 'Mostrar credencial de Norma Quiroga']
  for (const nombre of ['Rubén Peralta', 'Lucía Peralta Quiroga', 'Tomás Peralta Quiroga'])
    suyos.push(`Ver afiliado de ${nombre}`, `Mostrar credencial de ${nombre}`)
  await page.getByRole('link', { name: 'Ver perfil' }).focus()
  for (const [at, suyo] of suyos.entries()) {
    if (at > 0) await page.keyboard.press('Tab')
    await expect(enfocado).toHaveAccessibleName(suyo)
    await expect(enfocado).toBeInViewport(ENTERA)
  }
  await expect(tarjetas.last()).toBeInViewport(ENTERA)
  for (const suyo of suyos.toReversed().slice(1)) {
    await page.keyboard.press('Shift+Tab')
    await expect(enfocado).toHaveAccessibleName(suyo)
    await expect(enfocado).toBeInViewport(ENTERA)
  }
  await expect(tarjetas.first()).toBeInViewport(ENTERA)

  // By finger: one card at a time, which opens nothing; the points below follow.
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
