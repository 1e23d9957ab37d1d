import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { descartar } from './support/campana.ts'
import { network } from './support/lejos.ts'
import { abrir, boton, expectClean, ir, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const pregunta = () => page.getByRole('dialog', { name: '¿Borrar todo de este teléfono?' })

/** Pixels between the end of the first element and the start of the second. */
const entre = (arriba: Element | null, abajo: Element | null) =>
  (abajo?.getBoundingClientRect().top ?? NaN) - (arriba?.getBoundingClientRect().bottom ?? NaN)

test('[TERM-01] the terms show their version, their date and their clauses', async () => {
  await abrir('/terminos-condiciones')
  await expect.element(titulo()).toHaveTextContent('Términos y condiciones')
  const text = page.getByRole('article')
  await expect.element(text).toHaveTextContent('Versión 1.0, vigente desde el 09/06/2022')
  await expect
    .element(text)
    .toHaveTextContent('puede rechazar o cancelar un registro a su criterio')
  await expect.element(text).toHaveTextContent('puede bloquearse ante actividad sospechosa')
  await expect.element(text).toHaveTextContent('deja de figurar en el padrón')
})

test('[TERM-01, SEC-28] the privacy notice lists the stored data, and erasing names the losses and asks twice', async () => {
  await network.rule({
    match: 'POST /v1/afiliados/deshabilitar-notificacion-pendiente',
    do: { kind: 'status', code: 503 },
  })
  await abrir('/')
  await descartar('20377')
  ir('/terminos-condiciones')
  await tocar(page.getByRole('link', { name: 'Privacidad' }))
  await expect.element(titulo()).toHaveTextContent('Tus datos en este teléfono')
  await expect.element(page.getByRole('cell', { name: 'Nunca se guardan' })).toBeVisible()
  expect(entre(titulo().element(), document.querySelector('.conmutador'))).toBeGreaterThan(8)
  // A heading is closer to its own section than to the one before.
  const borrarlo = page.getByRole('heading', { name: 'Cómo borrar todo' }).element()
  const antes = entre(borrarlo.closest('section')?.previousElementSibling ?? null, borrarlo)
  expect(antes).toBeGreaterThan(entre(borrarlo, borrarlo.nextElementSibling) + 8)
  await expect.element(page.getByRole('cell', { name: /una marca que sirve/ })).toBeVisible()

  await tocar(boton('Borrar todo de este teléfono'))
  await expect.element(pregunta()).toHaveTextContent('Se pierde 1 cambio que no se envió:')
  await expect.element(pregunta().getByRole('listitem')).toHaveTextContent('N° 20377')
  // A button that cannot be undone is not filled.
  const borrar = pregunta().getByRole('button', { name: 'Borrar todo' })
  expect(getComputedStyle(borrar.element()).backgroundColor).not.toBe('rgb(7, 100, 65)')
  await tocar(borrar)
  await expect.element(pregunta()).toHaveTextContent('¿Seguro? No se puede deshacer.')
  await expectClean()
})

test(
  '[TERM-01] the profile leads to the button that erases all, with the focus on its heading',
  { tags: ['largo'] },
  async () => {
    await abrir('/')
    await page.getByRole('link', { name: 'Ver perfil' }).click()
    await page.getByRole('link', { name: /^Lo guardado en este teléfono/ }).click()
    await expect.element(page.getByRole('heading', { name: 'Cómo borrar todo' })).toHaveFocus()
    const borrar = boton('Borrar todo de este teléfono')
    await expect.element(borrar).toBeInViewport({ ratio: 1 })
    await borrar.click()
    await tocar(pregunta().getByRole('button', { name: 'Borrar todo' }))
    await expect.element(pregunta()).toHaveTextContent('No se puede deshacer.')
    await expect.element(pregunta()).not.toHaveTextContent('no se pierde nada')
  },
)
