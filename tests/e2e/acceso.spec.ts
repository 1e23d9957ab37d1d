import { people } from '../support/people.ts'
import { post } from '../support/server.ts'
import { expect, test } from '../support/test.ts'

test('[SIGN-01, SIGN-03, SIGN-09, SHELL-11] the sign-in has its two fields, its links and where to get an account', async ({
  phone: { portal },
}) => {
  await portal.open('/signin')

  await expect(portal.titulo()).toHaveText('Ingresá')
  await expect(portal.usuario()).toBeVisible()
  await expect(portal.password()).toHaveAttribute('type', 'password')
  await expect(portal.page.getByRole('link', { name: 'Olvidé mi contraseña' })).toHaveAttribute(
    'href',
    '/olvide-pin',
  )
  await expect(portal.page.getByRole('link', { name: 'Crear mi cuenta' })).toHaveAttribute(
    'href',
    '/crear-cuenta',
  )
  await expect(
    portal.page.getByText('Creá tu cuenta o pedí tus datos en una delegación'),
  ).toBeVisible()
  await expect(portal.campana()).toHaveCount(0)
  await expect(portal.page.getByRole('navigation', { name: 'Menú' })).toHaveCount(0)
})

test('[SIGN-04, SIGN-05] empty fields say what is missing, and no call is sent', async ({
  phone: { portal },
  network,
}) => {
  await portal.open('/signin')
  await portal.ingresar().click()

  await expect(portal.page.getByText('Debe ingresar CUIL o N° Afiliado')).toBeVisible()
  await expect(portal.page.getByText('Debe ingresar contraseña/PIN')).toBeVisible()
  expect(network.asked('/v1/auth')).toEqual([])
})

test(
  '[SIGN-02, SIGN-06, SIGN-07, SESS-01] Enter signs in; the token is held and the toast says so',
  { tag: '@siempre' },
  async ({ phone: { portal }, network }) => {
    await portal.open('/signin')
    await portal.fillSignIn(people.norma)
    await portal.password().press('Enter')

    await expect(portal.toast('Ingresando a Mi Cobertura...')).toBeVisible()
    await expect(portal.titulo()).toHaveText('Hola, Norma')
    expect(new URL(portal.page.url()).pathname).toBe('/')
    const token = await portal.page.evaluate(() => localStorage.getItem('token'))
    const payload: unknown = JSON.parse(atob(String(token).split('.')[1] ?? ''))
    expect(payload).toHaveProperty('uid')
    expect(network.asked('/v1/contacto/validar-correo-confirmado')).toHaveLength(1)
  },
)

test('[SIGN-08] a refused sign-in says so, keeps the number and empties the password', async ({
  phone: { portal },
}) => {
  await portal.open('/signin')
  await portal.fillSignIn({ ...people.norma, password: 'otra1234' })
  await portal.ingresar().click()

  await expect(portal.page.getByText('Credenciales incorrectas. Intente nuevamente.')).toBeVisible()
  await expect(portal.usuario()).toHaveValue(people.norma.cuil)
  await expect(portal.password()).toHaveValue('')
  await expect(portal.password()).toBeFocused()
  await expect(portal.page.getByText('Error de acceso.')).toHaveCount(0)
  await expect(portal.ingresar()).toBeEnabled()
  expect(await portal.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('[SIGN-08, FLT-12] too many tries say how long to wait, and keep what was typed', async ({
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

  await expect(portal.page.getByText('Demasiados intentos').first()).toBeVisible()
  await expect(portal.page.getByText(/Podés probar de nuevo en/)).toBeVisible()
  await expect(portal.password()).toHaveValue(people.norma.password)

  await portal.page.reload()
  await expect(portal.page.getByText(/Podés probar de nuevo en/)).toContainText(/0:[0-5]\d/)
  await expect(portal.ingresar()).toBeDisabled()
})

test("[SIGN-08, SEC-08] an owner whom a stranger's guesses keep waiting gets in after the bot check", async ({
  phone: { portal },
  network,
}) => {
  const { cuil, password } = people.norma
  for (let guess = 0; guess < 4; guess++)
    await post(network.url, '/v1/auth/portal-afiliados/signin', {
      nombre: cuil,
      password: `guess${guess}`,
    })
  await portal.open('/signin')
  await portal.fillSignIn({ cuil, password: 'otra1234' })
  await portal.ingresar().click()
  const casilla = portal.page.getByRole('checkbox', { name: 'No soy un robot' })
  const listo = portal.page.getByText('Listo: no sos un robot').first()

  await expect(portal.page.getByText(/Podés probar de nuevo en/)).toBeVisible()
  await expect(portal.ingresar()).toBeDisabled()
  await casilla.check()
  await expect(listo).toBeVisible()
  await portal.ingresar().click()
  await expect(portal.page.getByText('Credenciales incorrectas. Intente nuevamente.')).toBeVisible()

  // It was good for one try.
  await portal.password().fill(password)
  await portal.ingresar().click()
  await expect(portal.ingresar()).toBeDisabled()
  await casilla.check()
  await expect(listo).toBeVisible()
  await portal.ingresar().click()
  await expect(portal.titulo()).toHaveText('Hola, Norma')
})

test('[SIGN-08, ERR-11, ERR-12] without signal the sign-in says what happened and keeps what was typed', async ({
  phone: { portal },
  network,
}) => {
  await portal.open('/signin')
  await portal.fillSignIn(people.norma)
  network.cut()
  await portal.ingresar().click()

  await expect(
    portal.page.getByText('Para ingresar necesitás señal. No perdiste lo que escribiste.'),
  ).toBeVisible()
  await expect(portal.usuario()).toHaveValue(people.norma.cuil)
  await expect(portal.password()).toHaveValue(people.norma.password)

  network.restore()
  await portal.page.getByRole('button', { name: 'Probar de nuevo' }).click()
  await expect(portal.titulo()).toHaveText('Hola, Norma')
})

test('[SIGN-08, FLT-12] when the wait is over the form says so, and the next try gets in', async ({
  phone: { portal },
  network,
}) => {
  network.rule({
    match: 'POST /v1/auth/',
    times: 1,
    do: { kind: 'status', code: 429, headers: { 'retry-after': '1' }, body: '{}' },
  })
  await portal.open('/signin')
  await portal.fillSignIn(people.norma)
  await portal.ingresar().click()

  await expect(portal.page.getByText('Ya podés probar de nuevo.')).toBeVisible()
  await portal.ingresar().click()
  await expect(portal.titulo()).toHaveText('Hola, Norma')
})

test('[SHELL-24, SHELL-25, CONF-01] an anonymous visit goes to the sign-in and back to where the person wanted to be', async ({
  phone: { portal },
}) => {
  await portal.open('/grupo-familiar?orden=1')
  await expect(portal.page).toHaveURL(/\/signin$/)
  await portal.fillSignIn(people.norma)
  await portal.ingresar().click()

  await expect(portal.titulo()).toHaveText('Grupo Familiar')
  await expect(portal.page).toHaveURL(/\/grupo-familiar\?orden=1$/)
})

test('[CONF-02] without a confirmed e-mail the other screens stay closed, and there is a way out', async ({
  phone: { portal },
}) => {
  await portal.open('/signin')
  await portal.fillSignIn(people.sola)
  await portal.ingresar().click()
  await expect(
    portal.page.getByText('Necesitamos que confirmes tu cuenta de correo electrónico'),
  ).toBeVisible()

  await portal.open('/grupo-familiar')
  await expect(
    portal.page.getByText('Necesitamos que confirmes tu cuenta de correo electrónico'),
  ).toBeVisible()

  await portal.page
    .getByRole('main')
    .getByRole('link', { name: 'Salir' })
    .or(portal.page.getByRole('main').getByRole('button', { name: 'Salir' }))
    .click()
  await expect(portal.titulo()).toHaveText('Ingresá')
})

test(
  '[SESS-05, SESS-09, SHELL-03] Salir ends the session here and at the provider, and leaves nothing behind',
  { tag: '@siempre' },
  async ({ phone: { portal }, provider }) => {
    await portal.signIn()
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

test('[SESS-02] a token that disappears from local storage means signed out', async ({
  phone: { portal },
}) => {
  await portal.signIn()
  await portal.page.evaluate(() => localStorage.removeItem('token'))
  await portal.open('/grupo-familiar')

  await expect(portal.titulo()).toHaveText('Ingresá')
  await expect.poll(() => portal.copies()).toEqual([])
})

test('[SESS-03, SESS-04, ERR-13] a session ended elsewhere shows one toast on the sign-in, however many calls failed', async ({
  phone: { portal },
  provider,
}) => {
  await portal.signIn()
  await provider.endSessions()
  await portal.open('/grupo-familiar')
  await portal.page.evaluate(() => window.dispatchEvent(new Event('online')))

  await expect(portal.titulo()).toHaveText('Ingresá')
  await expect(portal.page.getByText('Error de acceso.')).toHaveCount(1)
  expect(
    await portal.page.evaluate(() => [localStorage.length, sessionStorage.getItem('token')]),
  ).toEqual([0, null])
  expect(await portal.copies()).toEqual([])
})

test('[SIGN-08] what is typed before the portal has loaded is not lost', async ({
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

test('[SIGN-08] a press before the portal has loaded is answered at once, and goes on by itself', async ({
  phone: { portal },
  network,
}) => {
  network.rule({ match: '/assets/', do: { kind: 'stall', ms: 3000 } })
  await portal.page.goto(`${network.url}/signin`, { waitUntil: 'commit' })
  await portal.fillSignIn(people.norma)
  await expect(async () => {
    await portal.page.locator('#ingresar').click({ timeout: 1000 })
    await expect(portal.page.locator('#ingresar')).toHaveText('Ingresando…', { timeout: 100 })
  }).toPass({ timeout: 2500 })

  network.heal()
  await expect(portal.titulo()).toHaveText('Hola, Norma')
})

test('[SIGN-08] a portal that does not come says so on its button', async ({
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

test('[SIGN-01, SIGN-02, SEC-33] the keyboard is the right one, locked capitals are told, and a CUIL needs no dashes', async ({
  phone: { portal },
}) => {
  await portal.open('/signin')
  await expect(portal.page.locator('form')).toBeVisible()
  await expect(portal.usuario()).toHaveAttribute('inputmode', 'numeric')
  await expect(portal.usuario()).toHaveAttribute('autocomplete', 'username')
  await portal.page.getByLabel('Este teléfono es compartido').check()
  await expect(portal.usuario()).toHaveAttribute('autocomplete', 'off')
  await portal.page.getByLabel('Este teléfono es compartido').uncheck()
  await expect(portal.usuario()).toHaveAttribute('enterkeyhint', 'next')
  await expect(portal.password()).toHaveAttribute('enterkeyhint', 'go')
  await portal.password().evaluate((field) => {
    const event = new KeyboardEvent('keyup', { key: 'D', bubbles: true, modifierCapsLock: true })
    field.dispatchEvent(event)
  })
  await expect(portal.page.getByText('Bloq Mayús está activado')).toBeVisible()
  await portal.usuario().fill(people.norma.cuil.replaceAll('-', ''))
  await portal.password().fill(people.norma.password)
  await portal.password().press('End')
  await expect(portal.page.getByText('Bloq Mayús está activado')).toBeHidden()
  await portal.password().press('Enter')
  await expect(portal.titulo()).toHaveText('Hola, Norma')
})
