import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'

import { people } from '../support/people.ts'
import { casilla, pasarAntirrobot } from './support/antirrobot.ts'
import { escribirIngreso, ingresar, password, usuario } from './support/ingresar.ts'
import { network, provider } from './support/lejos.ts'
import {
  abrir,
  abrirAfuera,
  abrirOtraVez,
  boton,
  campo,
  expectClean,
  ir,
  main,
  titulo,
} from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const INCORRECTAS = 'Credenciales incorrectas. Intente nuevamente.'
const SIN_CORREO = 'Necesitamos que confirmes tu cuenta de correo electrónico'

test('[SIGN-01, SIGN-03, SIGN-09, SHELL-11] the sign-in shows its two fields, its two links and where to get an account', async () => {
  await abrirAfuera('/signin')
  await expect.element(titulo()).toHaveTextContent('Ingresá')
  await expect.element(usuario()).toBeVisible()
  await expect.element(password()).toHaveAttribute('type', 'password')
  const leads = (name: string, href: string) =>
    expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
  await leads('Olvidé mi contraseña', '/olvide-pin')
  await leads('Crear mi cuenta', '/crear-cuenta')
  await expect
    .element(page.getByText('Creá tu cuenta o pedí tus datos en una delegación'))
    .toBeVisible()
  await expect
    .element(page.getByRole('button', { name: /^Notificaciones/ }))
    .not.toBeInTheDocument()
  await expect.element(page.getByRole('navigation', { name: 'Menú' })).not.toBeInTheDocument()
  await expectClean()
})

test('[SIGN-04, SIGN-05] an empty sign-in names both missing fields and sends no call', async () => {
  await abrirAfuera('/signin')
  await boton('Ingresar').click()
  await expect.element(page.getByText('Debe ingresar CUIL o N° Afiliado')).toBeVisible()
  await expect.element(page.getByText('Debe ingresar contraseña/PIN')).toBeVisible()
  expect(await network.asked('/v1/auth')).toEqual([])
})

test('[SIGN-02, SIGN-06, SIGN-07, SESS-01] Enter signs in: a toast says so, the token is stored, and the home screen opens', async () => {
  await abrirAfuera('/signin')
  await escribirIngreso(people.norma)
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByText('Ingresando a Mi Cobertura...', { exact: true }))
    .toBeVisible()
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  expect(location.pathname).toBe('/')
  // The toast closes by itself, and leaves nothing to do.
  await expect
    .element(page.getByText('Ingresando a Mi Cobertura...'), { timeout: 4000 })
    .not.toBeInTheDocument()
  const [, claims = ''] = String(localStorage.getItem('token')).split('.')
  expect(JSON.parse(atob(claims))).toHaveProperty('uid')
  expect(await network.asked('/v1/contacto/validar-correo-confirmado')).toHaveLength(1)
})

test('[SIGN-08] a refused sign-in says so, keeps the number, empties the password; a right one gets in', async () => {
  await abrirAfuera('/signin')
  await ingresar({ ...people.norma, password: 'otra1234' })
  await expect.element(page.getByText(INCORRECTAS)).toBeVisible()
  await expect.element(usuario()).toHaveValue(people.norma.cuil)
  await expect.element(password()).toHaveValue('')
  await expect.element(password()).toHaveFocus()
  await expect.element(page.getByText('Error de acceso.')).not.toBeInTheDocument()
  await expect.element(boton('Ingresar')).toBeEnabled()
  expect(localStorage.getItem('token')).toBeNull()
  await password().fill(people.norma.password)
  await userEvent.keyboard('{Enter}')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  expect(location.pathname).toBe('/')
})

test('[SIGN-08, FLT-12] after too many tries the sign-in shows the wait and keeps the form; another CUIL may try', async () => {
  await abrirAfuera('/signin')
  await network.rule({
    match: 'POST /v1/auth/',
    do: {
      kind: 'status',
      code: 429,
      headers: { 'retry-after': '60' },
      body: '{"error":"Demasiados intentos."}',
    },
  })
  await ingresar(people.norma)
  await expect.element(page.getByText('Demasiados intentos').first()).toBeVisible()
  await expect.element(page.getByText(/Podés probar de nuevo en/)).toHaveTextContent(/[01]:[0-5]\d/)
  await expect.element(boton('Ingresar')).toBeDisabled()
  await expect.element(password()).toHaveValue(people.norma.password)

  // Another person on a shared phone made no try, and so has no wait.
  await usuario().fill('20-11111111-2')
  await expect.element(boton('Ingresar')).toBeEnabled()
  await expect.element(page.getByText('Demasiados intentos').first()).not.toBeInTheDocument()
  await usuario().fill(people.norma.cuil)
  await expect.element(boton('Ingresar')).toBeDisabled()
})

test('[SIGN-08, FLT-12] a server that is down and names a time is shown as an error, and can be tried again', async () => {
  await abrirAfuera('/signin')
  await network.rule({
    match: 'POST /v1/auth/',
    times: 1,
    do: { kind: 'status', code: 503, headers: { 'retry-after': '60' }, body: '{}' },
  })
  await ingresar(people.norma)
  await expect
    .element(page.getByText('Error en el servidor. Disculpe las molestias.'))
    .toBeVisible()
  await expect.element(page.getByText('Demasiados intentos')).not.toBeInTheDocument()
  await boton('Probar de nuevo').click()
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
})

test('[SIGN-08, FLT-12] when the wait for too many tries is over, the form says so and the next try gets in', async () => {
  await abrirAfuera('/signin')
  await network.rule({
    match: 'POST /v1/auth/',
    times: 1,
    do: { kind: 'status', code: 429, headers: { 'retry-after': '1' }, body: '{}' },
  })
  await ingresar(people.norma)
  await expect.element(page.getByText('Ya podés probar de nuevo.')).toBeVisible()
  await boton('Ingresar').click()
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
})

test(
  '[SIGN-08, SEC-08] an account that is blocked by a stranger’s guesses opens after the bot check',
  { tags: ['largo'] },
  async () => {
    await abrirAfuera('/signin')
    const { cuil } = people.norma
    for (let guess = 0; guess < 4; guess++)
      await fetch('/v1/auth/portal-afiliados/signin', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ nombre: cuil, password: `guess${guess}` }),
      })
    await ingresar({ cuil, password: 'otra1234' })
    await expect.element(page.getByText(/Podés probar de nuevo en/)).toBeVisible()
    await expect.element(boton('Ingresar')).toBeDisabled()
    await pasarAntirrobot()
    await boton('Ingresar').click()
    await expect.element(page.getByText(INCORRECTAS)).toBeVisible()

    // A passed check is good for one try.
    await password().fill(people.norma.password)
    await boton('Ingresar').click()
    await expect.element(boton('Ingresar')).toBeDisabled()
    await expect.element(casilla()).toBeVisible()
    await pasarAntirrobot()
    await boton('Ingresar').click()
    await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  },
)

test('[SIGN-08, ERR-11, ERR-12] without signal the sign-in says so and keeps the typed text; a retry gets in', async () => {
  await abrirAfuera('/signin')
  await network.cut()
  await ingresar(people.norma)
  await expect
    .element(page.getByText('Para ingresar necesitás señal. No perdiste lo que escribiste.'))
    .toBeVisible()
  await expect.element(usuario()).toHaveValue(people.norma.cuil)
  await expect.element(password()).toHaveValue(people.norma.password)
  await network.restore()
  await boton('Probar de nuevo').click()
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
})

test('[CONF-02] without a confirmed e-mail no other screen opens, and «Salir» signs out', async () => {
  await abrir('/', { como: 'sola', sinConfirmar: true })
  await expect.element(page.getByText(SIN_CORREO)).toBeVisible()
  await abrirOtraVez('/grupo-familiar')
  await expect.element(page.getByText(SIN_CORREO)).toBeVisible()
  await tocar(main().getByRole('button', { name: 'Salir' }))
  await expect.element(titulo()).toHaveTextContent('Ingresá')
})

test('[SESS-03, SESS-04, ERR-13] a session ended elsewhere shows one toast and erases the token and the copies', async () => {
  await abrir('/', { recien: true })
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  await provider.endSessions()
  ir('/grupo-familiar')
  dispatchEvent(new Event('online'))
  await expect.element(titulo()).toHaveTextContent('Ingresá')
  await expect.poll(() => page.getByText('Error de acceso.').elements().length).toBe(1)
  expect([localStorage.length, sessionStorage.getItem('token')]).toEqual([0, null])
  expect(await device.lectura.copias.toArray()).toEqual([])
})

test('[SESS-02] removing the token in another tab signs this tab out without a reload', async () => {
  await abrir('/grupo-familiar')
  await expect.element(titulo()).toHaveTextContent('Grupo Familiar')
  localStorage.removeItem('token')
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await expect.element(titulo()).toHaveTextContent('Ingresá')
})

test('[SIGN-01, SIGN-02, SEC-33] the sign-in has a numeric keyboard, warns of Caps Lock, accepts a CUIL without dashes', async () => {
  await abrirAfuera('/signin')
  await expect.element(usuario()).toHaveAttribute('inputmode', 'numeric')
  await expect.element(usuario()).toHaveAttribute('autocomplete', 'username')
  const compartido = campo('Este teléfono es compartido')
  await compartido.click()
  await expect.element(usuario()).toHaveAttribute('autocomplete', 'off')
  await compartido.click()
  await expect.element(usuario()).toHaveAttribute('autocomplete', 'username')
  await expect.element(usuario()).toHaveAttribute('enterkeyhint', 'next')
  await expect.element(password()).toHaveAttribute('enterkeyhint', 'go')
  password()
    .element()
    .dispatchEvent(new KeyboardEvent('keyup', { key: 'D', bubbles: true, modifierCapsLock: true }))
  await expect.element(page.getByText('Bloq Mayús está activado')).toBeVisible()
  await escribirIngreso({
    cuil: people.norma.cuil.replaceAll('-', ''),
    password: people.norma.password,
  })
  await userEvent.keyboard('{End}')
  await expect.element(page.getByText('Bloq Mayús está activado')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
})
