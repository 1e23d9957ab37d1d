import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { people } from '../support/people.ts'
import { dice } from './support/candado.ts'
import { conHuella } from './support/huella.ts'
import { ingresar } from './support/ingresar.ts'
import {
  abrir,
  abrirAfuera,
  abrirOtraVez,
  boton,
  campo,
  expectClean,
  ir,
  titulo,
} from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const oferta = () => page.getByRole('heading', { name: '¿Le ponés un candado?' })
const compartido = () => campo('Este teléfono es compartido')
const conCandado = () => campo('Después ponerle un candado a lo guardado, con un PIN')

test('the lock is offered below everything on home, and no more after a no', async () => {
  await abrir('/')
  await expect.element(oferta()).toBeVisible()
  await expectClean()
  const secciones = [...document.querySelectorAll('main section')]
  expect(secciones.at(-1)).toHaveTextContent('¿Le ponés un candado?')
  await tocar(boton('Ahora no'))
  await dice('Lo podés poner cuando quieras: está en Perfil, Candado.')
  await expect.element(oferta()).not.toBeInTheDocument()
  await abrirOtraVez('/')
  await expect.element(boton('Actualizar antes de viajar')).toBeVisible()
  await expect.element(oferta()).not.toBeInTheDocument()
})

test('the offer leads to the screen of the lock, once', async () => {
  await abrir('/')
  await tocar(boton('Poner el candado'))
  await expect.element(titulo()).toHaveTextContent('Candado')
  await expect.element(boton('Ahora no')).not.toBeInTheDocument()
  ir('/')
  await expect.element(boton('Actualizar antes de viajar')).toBeVisible()
  await expect.element(oferta()).not.toBeInTheDocument()
})

test('on a shared phone the sign-in proposes the lock first, and a no leads home', async () => {
  await abrirAfuera('/signin')
  await expect.element(conCandado()).not.toBeInTheDocument()
  await compartido().click()
  await expect.element(conCandado()).toBeChecked()
  await expectClean()
  await ingresar(people.norma)
  await expect.element(titulo()).toHaveTextContent('Candado')
  await expectClean()
  await tocar(boton('Ahora no'))
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  await expect.element(oferta()).not.toBeInTheDocument()
})

test('on a shared phone with passkeys a PIN is proposed: others may unlock the phone', async () => {
  await conHuella({ prf: true })
  await abrirAfuera('/signin')
  await compartido().click()
  await ingresar(people.norma)
  await expect.element(page.getByRole('radio', { name: 'Un PIN del candado' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: /^Huella o cara/ })).not.toBeChecked()
})

test('on a shared phone a refused proposal is not made again', async () => {
  await abrirAfuera('/signin')
  await compartido().click()
  await conCandado().click()
  await ingresar(people.norma)
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  ir('/signout')
  await expect.element(titulo()).toHaveTextContent('Ingresá')
  await compartido().click()
  await expect.element(conCandado()).not.toBeChecked()
})
