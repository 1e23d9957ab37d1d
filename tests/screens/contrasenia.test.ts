// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { people } from '../support/people.ts'
import { casilla, pasarAntirrobot } from './support/antirrobot.ts'
import { ingresar } from './support/ingresar.ts'
import { network, provider } from './support/lejos.ts'
import { abrirAfuera, boton, campo, expectClean, ir, main, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const NORMA = 'norma.quiroga@correo.example'
const numero = () => campo('CUIL o N° Afiliado')
const dialogo = (name: string) => page.getByRole('dialog', { name })

/** Goes from the forgotten password to its mail; returns the link in the mail. */
async function hastaElEnlace(): Promise<string> {
  await numero().fill(people.norma.cuil)
  await pasarAntirrobot()
  await boton('Recuperar Contraseña').click()
  await boton('Restablecer').click()
  await expect
    .element(dialogo('Envío confirmado'))
    .toHaveTextContent(
      'Se envió un correo a su casilla para completar la recuperación de su contraseña.',
    )
  await expectClean()
  await boton('Entendido').click()
  await expect.element(titulo()).toHaveTextContent('Ingresá')
  const mail = (await provider.correosA(NORMA)).at(-1)?.texto ?? ''
  return /\/recuperar-pin\?t=[\w-]+&c=\d+/.exec(mail)?.[0] ?? ''
}

test('[FORG-01, FORG-02, FORG-03, FORG-05] recovering a password needs number and bot check, and shows e-mail addresses masked', async () => {
  await abrirAfuera('/olvide-pin')
  await expect.element(titulo()).toHaveTextContent('¿Olvidaste tu contraseña?')
  await expectClean()
  await expect
    .element(page.getByRole('link', { name: 'Cancelar' }))
    .toHaveAttribute('href', '/signin')
  await expect.element(boton('Recuperar Contraseña')).toBeDisabled()
  const missing = page.getByText(/^Te falta: /)
  await expect
    .element(missing)
    .toHaveTextContent('Te falta: tu CUIL o número de afiliado y marcar «No soy un robot».')
  await pasarAntirrobot()
  await expect.element(missing).toHaveTextContent('Te falta: tu CUIL o número de afiliado.')
  await expect.element(boton('Recuperar Contraseña')).toBeDisabled()
  await numero().fill(people.norma.cuil)
  await boton('Recuperar Contraseña').click()
  const dialog = dialogo('¿A qué correo lo mandamos?')
  await expect.element(dialog.getByRole('radio', { name: 'no•••@correo.example' })).toBeChecked()
  await expect
    .element(dialog.getByRole('link', { name: 'Agregar otro' }))
    .toHaveAttribute('href', '/validar-identidad/agregar-correo/recuperar-pin')
  await expectClean()
  expect(await network.asked('/v1/auth/verify-recaptcha')).toHaveLength(1)
})

test('[FORG-07, FORG-08, RESET-01, RESET-07] the link and the code of the recovery mail set a new password that signs in', async () => {
  await abrirAfuera('/olvide-pin')
  ir(await hastaElEnlace())
  await expect.element(titulo()).toHaveTextContent('Poné una contraseña nueva')
  await expectClean()
  await campo('Código de verificación').fill('123')
  await campo('Nueva contraseña').fill('recuperada1')
  await campo('Repetir contraseña').fill('recuperada1')
  await boton('Guardar contraseña').click()
  await expect.element(main()).toHaveTextContent('Credenciales incorrectas. Intente nuevamente.')
  await campo('Código de verificación').fill(await provider.codigoPara(NORMA))
  await boton('Guardar contraseña').click()
  const done = dialogo('Su contraseña ha sido reestablecida con éxito.')
  await expect.element(done).toBeVisible()
  await expectClean()
  await done.getByRole('button', { name: 'Ingresar' }).click()
  await expect.element(titulo()).toHaveTextContent('Ingresá')
  await ingresar({ ...people.norma, password: 'recuperada1' })
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
})

test('[RESET-06, RESET-08, RESET-10] after five minutes the recovery code is refused; the form stays, and a link starts again', async () => {
  await abrirAfuera('/olvide-pin')
  ir(await hastaElEnlace())
  await campo('Código de verificación').fill(await provider.codigoPara(NORMA))
  await campo('Nueva contraseña').fill('recuperada1')
  await campo('Repetir contraseña').fill('recuperada1')
  await provider.shiftClock(5 * 60_000 + 1000)
  await boton('Guardar contraseña').click()
  await expect.element(main().getByRole('alert')).toHaveTextContent('El código ha caducado')
  await expect.element(campo('Nueva contraseña')).toHaveValue('recuperada1')
  await expectClean()
  await tocar(page.getByRole('link', { name: 'Pedir otro correo' }))
  await expect.element(titulo()).toHaveTextContent('¿Olvidaste tu contraseña?')
})

test('[RESET-02, RESET-03, RESET-04, PASS-06] a wrong form for the new password names each error at its field and sends nothing', async () => {
  await abrirAfuera('/recuperar-pin?t=un-enlace&c=1')
  await expect.element(titulo()).toHaveTextContent('Poné una contraseña nueva')
  await expect
    .element(main())
    .toHaveTextContent('Mínimo 6 y máximo 25 caracteres, con un número y una letra minúscula')
  await boton('Guardar contraseña').click()
  await expect.element(main()).toHaveTextContent('Debe ingresar un código')
  await expect.element(main()).toHaveTextContent('Debe ingresar Nueva contraseña')
  await campo('Código de verificación').fill('1 2x3')
  await expect.element(campo('Código de verificación')).toHaveValue('123')
  await campo('Nueva contraseña').fill('argentina1')
  await expect
    .element(page.getByRole('status').filter({ hasText: 'es de las contraseñas más usadas' }))
    .toBeVisible()
  await campo('Nueva contraseña').fill('recuperada1')
  await campo('Repetir contraseña').fill('recuperada2')
  await boton('Guardar contraseña').click()
  await expect.element(main()).toHaveTextContent('Las contraseñas ingresadas no coinciden.')
  expect(await network.asked('/v1/auth/nueva-contrasenia')).toEqual([])
})

test('[FORG-04, FORG-06] an account without e-mail is sent to the form that adds one', async () => {
  await abrirAfuera('/olvide-pin')
  await numero().fill(people.sola.cuil)
  await pasarAntirrobot()
  await boton('Recuperar Contraseña').click()
  const dialog = dialogo('No hay ningún correo electrónico asociado a su cuenta')
  await expect
    .element(dialog)
    .toHaveTextContent(`Fijate también que el número esté bien: ${people.sola.cuil}`)
  await expectClean()
  await tocar(dialog.getByRole('link', { name: 'Agregar' }))
  await expect.element(titulo()).toHaveTextContent('Tus datos')
  await expect.element(page.getByText('Paso 1 de 3 · Recuperar mi contraseña')).toBeVisible()
})

test('[RESET-05, RESET-09] an incomplete recovery link is called invalid; a whole one can be cancelled', async () => {
  await abrirAfuera('/signin')
  for (const broken of ['', '?t=abc', '?c=4', '?t=abc&c=x']) {
    ir(`/recuperar-pin${broken}`)
    await expect.element(titulo()).toHaveTextContent('El enlace no es válido')
    await expect
      .element(page.getByRole('link', { name: 'Pedir otro correo' }))
      .toHaveAttribute('href', '/olvide-pin')
    ir('/signin')
    await expect.element(titulo()).toHaveTextContent('Ingresá')
  }
  ir('/recuperar-pin?t=abc&c=4')
  await tocar(page.getByRole('link', { name: 'Cancelar' }))
  await expect.element(titulo()).toHaveTextContent('Ingresá')
})

test('[FORG-02, ERR-11] without signal the bot check says so, and can be repeated later', async () => {
  await abrirAfuera('/olvide-pin')
  await numero().fill(people.norma.cuil)
  await network.cut()
  await casilla().click()
  await expect.element(page.getByText(/Para esto necesitás señal/)).toBeVisible()
  await network.restore()
  await pasarAntirrobot()
  await expect.element(numero()).toHaveValue(people.norma.cuil)
})
