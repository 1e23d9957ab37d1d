import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { people } from '../support/people.ts'
import { expectLibres } from './support/encima.ts'
import { ingresar } from './support/ingresar.ts'
import { network } from './support/lejos.ts'
import { abrir, boton, campo, expectClean, ir, main, titulo } from './support/pantalla.ts'
import { cuantos } from './support/tocar.ts'

test('[CHPIN-01, CHPIN-02, CHPIN-03, CHPIN-04] a wrong form for a new password names each error, sends nothing, and «Limpiar» empties it', async () => {
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

test('[PASS-01, PASS-06, SEC-07] each password rule is marked once it is met, and an easy password gets a piece of advice', async () => {
  await abrir('/cambiar-pin')
  await expect
    .element(main())
    .toHaveTextContent('Mínimo 6 y máximo 25 caracteres, con un número y una letra minúscula')
  const rules = main().getByRole('listitem')
  const nueva = campo('Nueva contraseña')
  await cuantos(rules.filter({ hasText: ': falta' }), 4)
  // Above the field: below it a phone's keyboard would cover them.
  const deCampo = nueva.element().getBoundingClientRect()
  for (const rule of rules.elements())
    expect(rule.getBoundingClientRect().bottom).toBeLessThanOrEqual(deCampo.top)
  await nueva.fill('abc')
  await cuantos(rules.filter({ hasText: ': cumple' }), 2)
  const advice = page.getByRole('status').filter({ hasText: 'Consejo:' })
  await nueva.fill('H0la123')
  await expect.element(advice).toHaveTextContent('es de las contraseñas más usadas')
  await nueva.fill('xQuiroga-7')
  await expect.element(advice).toHaveTextContent('lleva tu nombre')
  await nueva.fill('x28456789')
  await expect.element(advice).toHaveTextContent('tu documento')
  await expect.element(nueva).not.toHaveAttribute('aria-invalid', 'true')
  await expectClean()
  await nueva.fill('nueva2026')
  await expect.element(advice).not.toBeInTheDocument()
  await cuantos(rules.filter({ hasText: ': cumple' }), 4)
})

test(
  '[CHPIN-05, SHELL-17] a wrong current password is marked at its field; the right one sets the new password',
  { tags: ['largo'] },
  async () => {
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
    await expectLibres(boton('Limpiar'), boton('Cambiar mi contraseña'))

    ir('/signout')
    await expect.element(titulo()).toHaveTextContent('Ingresá')
    await ingresar({ ...people.norma, password: 'nueva2026' })
    await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  },
)
