import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'
import { aceptarOferta } from '#live/telefono/oferta.ts'

import { serIphone } from './support/aparato.ts'
import { abrir, boton, expectClean, main, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const menu = () => page.getByRole('dialog', { name: 'Menú' })
const abrirMenu = async () => {
  await tocar(boton('Menú'))
  await expect.element(menu()).toBeVisible()
}
const instalar = () => menu().getByRole('button', { name: /^Instalar/ })

test(
  '[SHELL-08] if the browser does not offer installing, the menu has no entry for it',
  { tags: ['largo'] },
  async () => {
    await abrir('/')
    await abrirMenu()
    await expect.element(menu().getByRole('link', { name: 'Ayuda' })).toBeVisible()
    await expect.element(instalar()).not.toBeInTheDocument()
  },
)

test('[SHELL-09] on an iPhone the menu shows three steps to install and says that a new sign-in follows', async () => {
  serIphone(false)
  await abrir('/')
  const guia = page.getByRole('dialog', { name: 'Instalar en iPhone' })
  await abrirMenu()
  await tocar(instalar())
  await expect
    .poll(() =>
      guia
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      expect.stringMatching(/^1\. Tocá Compartir/),
      expect.stringMatching(/^2\. Elegí «Agregar a inicio»/),
      expect.stringMatching(/^3\. Tocá «Agregar»/),
    ])
  await expect.element(guia).toHaveTextContent('te pide ingresar de nuevo')
  await expect.element(guia.getByRole('button', { name: /^Ver el video/ })).toBeVisible()
  await expectClean()
  history.back()
  await expect.element(guia).not.toBeInTheDocument()
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')

  await abrirMenu()
  await tocar(instalar())
  await tocar(guia.getByRole('button', { name: 'Entendido' }))
  await expect.element(guia).not.toBeInTheDocument()
})

/** Stores this browser's answer to the request for persistent storage. */
const prometio = (value: boolean) =>
  device.publica.valores.put({ id: 'persistente', value, savedAt: Date.now() })

test(
  '[SHELL-08, SHELL-09] if the browser may delete stored data, «Pendientes» advises to install the application',
  { tags: ['largo'] },
  async () => {
    await abrir('/pendientes')
    await prometio(false)
    // A browser that does not install is not asked to.
    await expect
      .element(main())
      .toHaveTextContent('Si al teléfono le falta lugar, este navegador puede borrar lo guardado.')
    const oferta = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(oferta, { prompt: async () => ({ outcome: 'dismissed' }) }))
    onTestFinished(aceptarOferta) // No later test gets this offer.
    await expect
      .element(main())
      .toHaveTextContent(
        'Para que el teléfono no borre lo guardado si le falta lugar, instalá la aplicación.',
      )

    serIphone(true)
    await abrir('/pendientes')
    await prometio(true)
    await expect
      .element(main())
      .toHaveTextContent('El navegador prometió no borrar lo que guardás en este teléfono.')
    await prometio(false)
    await expect
      .element(main())
      .not.toHaveTextContent('El navegador prometió no borrar lo que guardás en este teléfono.')
    await expect.element(main()).not.toHaveTextContent('instalá la aplicación')
  },
)

test(
  '[SHELL-09] on an iPhone with the application installed, the menu has no entry for installing',
  { tags: ['largo'] },
  async () => {
    serIphone(true)
    await abrir('/')
    await abrirMenu()
    await expect.element(menu().getByRole('link', { name: 'Ayuda' })).toBeVisible()
    await expect.element(instalar()).not.toBeInTheDocument()
  },
)
