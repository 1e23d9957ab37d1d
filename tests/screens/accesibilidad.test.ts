import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

import { people } from '../support/people.ts'
import { abiertas, campana } from './support/campana.ts'
import { comoComputadora } from './support/computadora.ts'
import { abrir, abrirAfuera, campo, titulo } from './support/pantalla.ts'

/** Presses Tab, from the element that has the focus, until this one has it. */
async function tabTo(locator: Locator) {
  await expect.element(locator).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    if (locator.query() === document.activeElement) return
    await userEvent.tab()
  }
  await expect.element(locator).toHaveFocus()
}

test('[SIGN-02, NOTI-02, CRED-01] sign-in, credential and notifications can be used with the keyboard alone', async () => {
  await comoComputadora()
  await abrirAfuera('/signin')
  await tabTo(campo('CUIL o N° Afiliado'))
  await userEvent.keyboard(people.norma.cuil)
  await tabTo(campo('Contraseña/PIN'))
  await userEvent.keyboard(people.norma.password)
  await userEvent.keyboard('{Enter}')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  await expect.element(titulo()).toHaveFocus()

  const credencial = page.getByRole('button', { name: /^Mostrar credencial de Norma/ })
  await tabTo(credencial)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('img', { name: 'Código QR de la credencial' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Credencial' })).not.toBeInTheDocument()
  await expect.element(credencial).toHaveFocus()

  window.scrollTo(0, 0)
  await tabTo(campana())
  await userEvent.keyboard('{Enter}')
  await tabTo(page.getByRole('button', { name: /N° 20377$/ }))
  await userEvent.keyboard('{Enter}')
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  // The screen that opens puts the focus on its title.
  await expect.element(titulo()).toHaveTextContent('Solicitudes de Autorización')
  await expect.element(titulo()).toHaveFocus()
})

test('[NOTI-01] in the list under the bell the focused notification has a visible outline', async () => {
  await abrir('/')
  await tabTo(campana())
  await userEvent.keyboard('{Enter}')
  await tabTo(abiertas().getByRole('button').nth(1))

  const ring = getComputedStyle(document.activeElement ?? document.body)
  const list = getComputedStyle(abiertas().element())
  expect(ring.outlineStyle).toBe('solid')
  expect(ring.outlineColor).not.toBe(list.backgroundColor)
})
