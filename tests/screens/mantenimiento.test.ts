// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { network, provider } from './support/lejos.ts'
import { abrir, boton, campo, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const VERSION = 'GET /v1/app/version/25'
const answering = (body: string, type = 'application/json') =>
  ({
    match: VERSION,
    do: { kind: 'status', code: 200, body, headers: { 'content-type': type } },
  }) as const

test.for([
  ['a server in trouble', { match: VERSION, do: { kind: 'status', code: 503 } }],
  ['a page', answering('<h1>0.1.4</h1>', 'text/html')],
  ['nonsense', answering('{"version":14}')],
  ['nobody', { match: VERSION, do: { kind: 'refuse' } }],
] as const)(
  '[SHELL-15, FLT-60] if the version check is answered by %s, the portal stays usable',
  async ([, rule]) => {
    await network.rule(rule)
    await abrir('/', { recien: true })
    await expect.poll(() => network.sent(VERSION)).not.toEqual([])
    await expect.element(titulo()).toHaveTextContent('Hola, Norma')
    await tocar(boton('Menú'))
    await expect.element(page.getByText('Versión 0.1.3 · al día')).toBeVisible()
  },
)

test('[SHELL-14, SHELL-22] the maintenance screen waits until a half-filled form is left or emptied', async () => {
  await network.rule({ match: VERSION, do: { kind: 'refuse' } })
  await abrir('/cambiar-pin')
  const actual = campo('Contraseña actual')
  await actual.fill('a medio escribir')
  await expect.poll(() => network.sent(VERSION)).not.toEqual([])
  await network.heal()
  await network.rule(answering('{"version":"0.1.4"}'))
  const before = (await network.sent(VERSION)).length
  await expect
    .poll(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
      return (await network.sent(VERSION)).slice(before)[0]?.endedAt
    })
    .toBeTruthy()
  await campo('Nueva contraseña').fill('otra1')
  await expect.element(actual).toHaveValue('a medio escribir')
  await tocar(boton('Limpiar'))
  await expect.element(titulo()).toHaveTextContent('Sitio en mantenimiento')
})

test('[SHELL-14, SHELL-22] a dialog that was open at the session’s end does not hold back the maintenance screen', async () => {
  await abrir('/')
  await tocar(page.getByRole('button', { name: /^Mostrar credencial de Norma/ }))
  await expect.element(page.getByRole('dialog', { name: 'Credencial' })).toBeVisible()
  await provider.endSessions()
  await network.rule(answering('{"version":"0.1.4"}'))
  dispatchEvent(new Event('online'))
  await expect.element(titulo()).toHaveTextContent('Ingresá')
  // The sign-in asks for the version after some time.
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Sitio en mantenimiento')
})
