import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { people } from '../support/people.ts'
import { network } from './support/lejos.ts'
import { abrirAfuera, boton, campo, expectClean, titulo } from './support/pantalla.ts'

const usuario = () => campo('CUIL o N° Afiliado')
const password = () => campo('Contraseña/PIN')

test('[SIGN-01, SIGN-03, SIGN-09, SHELL-11] the sign-in has its two fields, its links and where to get an account', async () => {
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
  await expectClean()
})

test('[SIGN-04, SIGN-05] empty fields say what is missing, and no call is sent', async () => {
  await abrirAfuera('/signin')
  await boton('Ingresar').click()
  await expect.element(page.getByText('Debe ingresar CUIL o N° Afiliado')).toBeVisible()
  await expect.element(page.getByText('Debe ingresar contraseña/PIN')).toBeVisible()
  expect(await network.asked('/v1/auth')).toEqual([])
})

test('[SIGN-08] a refused sign-in says so, keeps the number and empties the password; the right one leads in', async () => {
  await abrirAfuera('/signin')
  await usuario().fill(people.norma.cuil)
  await password().fill('otra1234')
  await boton('Ingresar').click()
  await expect
    .element(page.getByText('Credenciales incorrectas. Intente nuevamente.'))
    .toBeVisible()
  await expect.element(usuario()).toHaveValue(people.norma.cuil)
  await expect.element(password()).toHaveValue('')
  await expect.element(password()).toHaveFocus()
  expect(localStorage.getItem('token')).toBeNull()
  await password().fill(people.norma.password)
  await userEvent.keyboard('{Enter}')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  expect(location.pathname).toBe('/')
})
