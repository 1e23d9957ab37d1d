import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { people } from '../support/people.ts'
import { network } from './support/lejos.ts'
import { abrir, boton, campo, expectClean, main, titulo } from './support/pantalla.ts'

test('[CHPIN-01, CHPIN-02, CHPIN-03, CHPIN-04] the fields say what is wrong with them, nothing is sent, and Limpiar empties them', async () => {
  await abrir('/cambiar-pin')
  await expect.element(titulo()).toHaveTextContent('Cambiar mi Contraseña')
  await expectClean()
  await boton('Cambiar mi contraseña').click()
  await expect.element(main()).toHaveTextContent('Debe ingresar Contraseña actual')
  await expect.element(main()).toHaveTextContent('Debe ingresar Nueva contraseña')
  await campo('Contraseña actual').fill('x')
  await campo('Nueva contraseña').fill('ABC12')
  await campo('Confirmar contraseña').fill('otra')
  await boton('Cambiar mi contraseña').click()
  await expect
    .element(main())
    .toHaveTextContent('Contraseña actual no cumple con los requerimientos mínimos')
  await expect
    .element(main())
    .toHaveTextContent('Nueva contraseña no cumple con los requerimientos mínimos')
  await expect.element(main()).toHaveTextContent('Las contraseñas ingresadas no coinciden.')
  await expectClean()

  await boton('Limpiar').click()
  for (const name of ['Contraseña actual', 'Nueva contraseña', 'Confirmar contraseña'])
    await expect.element(campo(name)).toHaveValue('')
  await expect.element(main()).not.toHaveTextContent('no cumple')
  expect(await network.asked('/v1/usuario/cambiar-password')).toEqual([])
})

test('[PASS-01, PASS-06] each rule shows as it is met, and an easy password is advised against', async () => {
  await abrir('/cambiar-pin')
  const rules = main().getByRole('listitem')
  await expect.element(rules.filter({ hasText: ': falta' }).nth(3)).toBeVisible()
  await campo('Nueva contraseña').fill('abc')
  await expect.element(rules.filter({ hasText: ': cumple' }).nth(1)).toBeVisible()
  const advice = page.getByRole('status').filter({ hasText: 'Consejo:' })
  await campo('Nueva contraseña').fill('H0la123')
  await expect.element(advice).toHaveTextContent('es de las contraseñas más usadas')
  await campo('Nueva contraseña').fill('xQuiroga-7')
  await expect.element(advice).toHaveTextContent('lleva tu nombre')
  await campo('Nueva contraseña').fill('nueva2026')
  await expect.element(advice).not.toBeInTheDocument()
  await expect.element(rules.filter({ hasText: ': cumple' }).nth(3)).toBeVisible()
})

test('[CHPIN-05] a wrong current password is told at its field, and a right one changes it', async () => {
  await abrir('/cambiar-pin')
  await campo('Contraseña actual').fill('equivocada1')
  await campo('Nueva contraseña').fill('nueva2026')
  await campo('Confirmar contraseña').fill('nueva2026')
  await boton('Cambiar mi contraseña').click()
  await expect.element(campo('Contraseña actual')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(campo('Nueva contraseña')).toHaveValue('nueva2026')
  await campo('Contraseña actual').fill(people.norma.password)
  await boton('Cambiar mi contraseña').click()
  await expect.element(page.getByText('El cambio de Contraseña fué exitoso.')).toBeVisible()
})
