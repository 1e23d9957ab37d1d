import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('[SIGN-08, FLT-12] the wait after too many sign-in tries goes on after a reload', async ({
  phone: { portal },
  network,
}) => {
  network.rule({
    match: 'POST /v1/auth/',
    do: {
      kind: 'status',
      code: 429,
      headers: { 'retry-after': '60' },
      body: '{"error":"Demasiados intentos."}',
    },
  })
  await portal.open('/signin')
  await portal.fillSignIn(people.norma)
  await portal.ingresar().click()

  await expect(portal.page.getByText(/Podés probar de nuevo en/)).toBeVisible()

  await portal.page.reload()
  await expect(portal.page.getByText(/Podés probar de nuevo en/)).toContainText(/0:[0-5]\d/)
  await expect(portal.ingresar()).toBeDisabled()
})

test(
  '[SHELL-24, SHELL-25, CONF-01, SESS-05] the sign-in opens the screen asked for; «Salir» ends the session and erases the copies',
  { tag: '@siempre' },
  async ({ phone: { portal }, provider }) => {
    await portal.open('/grupo-familiar?orden=1')
    await expect(portal.page).toHaveURL(/\/signin$/)
    await portal.fillSignIn(people.norma)
    await portal.ingresar().click()
    await expect(portal.titulo()).toHaveText('Grupo Familiar')
    await expect(portal.page).toHaveURL(/\/grupo-familiar\?orden=1$/)

    // SESS-09, SHELL-03
    await portal.miCuenta().click()
    await portal.page.getByRole('link', { name: 'Salir' }).click()
    await expect(portal.titulo()).toHaveText('Ingresá')
    expect(await portal.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    expect(await portal.copies()).toEqual([])
    await expect.poll(() => provider.sesionesAbiertas()).toBe(0)
    await portal.page.goBack()
    await expect(portal.titulo()).toHaveText('Ingresá')
  },
)

test('[SESS-02] removing the token from local storage signs out and erases the copies', async ({
  phone: { portal },
}) => {
  await portal.signIn()
  await portal.page.evaluate(() => localStorage.removeItem('token'))
  await portal.open('/grupo-familiar')

  await expect(portal.titulo()).toHaveText('Ingresá')
  await expect.poll(() => portal.copies()).toEqual([])
})

test('[SIGN-08] text typed before the portal has loaded is kept', async ({
  phone: { portal },
  network,
}) => {
  network.rule({ match: '/assets/', do: { kind: 'stall', ms: 1500 } })
  await portal.page.goto(`${network.url}/signin`, { waitUntil: 'commit' })
  await portal.page.locator('input').first().fill(people.norma.cuil)
  await portal.page.locator('input[type=password]').pressSequentially('demo')

  await expect(portal.page.locator('form')).toBeVisible()
  await expect(portal.usuario()).toHaveValue(people.norma.cuil)
  await portal.page.keyboard.type('1234')
  await expect(portal.password()).toHaveValue('demo1234')
})

test('[SIGN-08] a press before the portal has loaded shows «Ingresando…» and signs in later', async ({
  phone: { portal },
  network,
}) => {
  let llegan = () => {}
  const until = new Promise<void>((resolve) => (llegan = resolve))
  network.rule({ match: '/assets/', do: { kind: 'hold', until } })
  await portal.page.goto(`${network.url}/signin`, { waitUntil: 'commit' })
  await portal.fillSignIn(people.norma)
  await expect(async () => {
    await portal.page.locator('#ingresar').click({ timeout: 1000 })
    await expect(portal.page.locator('#ingresar')).toHaveText('Ingresando…', { timeout: 1000 })
  }).toPass()

  network.heal()
  llegan()
  await expect(portal.titulo()).toHaveText('Hola, Norma')
})

test('[SIGN-08] a mouse pressed before the portal has loaded, and released after it, signs in', async ({
  phone: { portal },
  network,
}) => {
  network.rule({ match: '/assets/', do: { kind: 'stall', ms: 1500 } })
  await portal.page.goto(`${network.url}/signin`, { waitUntil: 'commit' })
  await portal.fillSignIn(people.norma)
  await portal.page.locator('#ingresar').hover()
  await portal.page.mouse.down()
  await portal.page.waitForFunction(() => performance.getEntriesByName('form-usable').length > 0)
  await portal.page.mouse.up()

  await expect(portal.titulo()).toHaveText('Hola, Norma')
})

test('[SIGN-08] if the portal cannot be loaded, the button says so and tries again', async ({
  phone: { portal },
  network,
}) => {
  network.rule({ match: '/assets/', do: { kind: 'cutRequest', at: 'half' } })
  await portal.page.goto(`${network.url}/signin`, { waitUntil: 'commit' })
  const again = portal.page.getByRole('button', { name: 'No hay señal: probar de nuevo' })
  await expect(again).toBeVisible()
  network.heal()
  await again.click()
  await expect(portal.page.locator('form')).toBeVisible()
})
