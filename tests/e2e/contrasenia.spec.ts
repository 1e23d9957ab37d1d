import { button, expectClean, field, passCheck } from '../support/forms.ts'
import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const NORMA = 'norma.quiroga@correo.example'
test('[CHPIN-01, CHPIN-02, CHPIN-03, CHPIN-04] the fields say what is wrong with them, nothing is sent, and Limpiar empties them', async ({
  phone,
  network,
}) => {
  await phone.portal.signIn()
  await phone.portal.open('/cambiar-pin')
  await expect(phone.portal.titulo()).toHaveText('Cambiar mi Contraseña')
  await expectClean(phone)
  const main = phone.portal.page.getByRole('main')
  await button(phone, 'Cambiar mi contraseña').click()
  await expect(main).toContainText('Debe ingresar Contraseña actual')
  await expect(main).toContainText('Debe ingresar Nueva contraseña')
  await field(phone, 'Contraseña actual').fill('x')
  await field(phone, 'Nueva contraseña').fill('ABC12')
  await field(phone, 'Confirmar contraseña').fill('otra')
  await button(phone, 'Cambiar mi contraseña').click()
  await expect(main).toContainText('Contraseña actual no cumple con los requerimientos mínimos')
  await expect(main).toContainText('Nueva contraseña no cumple con los requerimientos mínimos')
  await expect(main).toContainText('Las contraseñas ingresadas no coinciden.')
  await expectClean(phone)

  await button(phone, 'Limpiar').click()
  for (const name of ['Contraseña actual', 'Nueva contraseña', 'Confirmar contraseña'])
    await expect(field(phone, name)).toHaveValue('')
  await expect(main).not.toContainText('no cumple')
  expect(network.asked('/v1/usuario/cambiar-password')).toEqual([])
})

test('[PASS-01, PASS-06, CHPIN-05, SEC-07] each rule shows as it is met, and an easy password is advised against; a wrong current password is told at its field, a right one changes it', async ({
  phone,
}) => {
  await phone.portal.signIn()
  await phone.portal.open('/cambiar-pin')
  const rules = phone.portal.page.getByRole('main').getByRole('listitem')
  await expect(phone.portal.page.getByRole('main')).toContainText(
    'Mínimo 6 y máximo 25 caracteres, con un número y una letra minúscula',
  )
  await expect(rules.filter({ hasText: ': falta' })).toHaveCount(4)
  await field(phone, 'Nueva contraseña').fill('abc')
  await expect(rules.filter({ hasText: ': cumple' })).toHaveCount(2)
  const advice = phone.portal.page.getByRole('status').filter({ hasText: 'Consejo:' })
  await field(phone, 'Nueva contraseña').fill('H0la123')
  await expect(advice).toContainText('es de las contraseñas más usadas')
  await field(phone, 'Nueva contraseña').fill('xQuiroga-7')
  await expect(advice).toContainText('lleva tu nombre')
  await field(phone, 'Nueva contraseña').fill('x28456789')
  await expect(advice).toContainText('tu documento')
  await expect(field(phone, 'Nueva contraseña')).not.toHaveAttribute('aria-invalid', 'true')
  await expectClean(phone)
  await field(phone, 'Nueva contraseña').fill('nueva2026')
  await expect(advice).toHaveCount(0)
  await expect(rules.filter({ hasText: ': cumple' })).toHaveCount(4)
  await field(phone, 'Confirmar contraseña').fill('nueva2026')
  await field(phone, 'Contraseña actual').fill('equivocada1')
  await button(phone, 'Cambiar mi contraseña').click()
  await expect(field(phone, 'Contraseña actual')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(phone, 'Nueva contraseña')).toHaveValue('nueva2026')
  await field(phone, 'Contraseña actual').fill(people.norma.password)
  await button(phone, 'Cambiar mi contraseña').click()
  await expect(phone.portal.toast('El cambio de Contraseña fué exitoso.')).toBeVisible()

  await phone.portal.open('/')
  await expect(phone.portal.titulo()).toHaveText('Hola, Norma')
  await phone.portal.open('/signout')
  await expect(phone.portal.titulo()).toHaveText('Ingresá')
  await phone.portal.signIn({ ...people.norma, password: 'nueva2026' })
})

test('[FORG-01, FORG-02, FORG-03, FORG-05] forgetting: the button waits for number and check; the addresses are masked', async ({
  phone,
  network,
}) => {
  await phone.portal.open('/olvide-pin')
  await expect(phone.portal.titulo()).toHaveText('¿Olvidaste tu contraseña?')
  await expectClean(phone)
  await expect(phone.portal.page.getByRole('link', { name: 'Cancelar' })).toHaveAttribute(
    'href',
    '/signin',
  )
  await expect(button(phone, 'Recuperar Contraseña')).toBeDisabled()
  const missing = phone.portal.page.getByText(/^Te falta: /)
  await expect(missing).toHaveText(
    'Te falta: tu CUIL o número de afiliado y marcar «No soy un robot».',
  )
  await passCheck(phone)
  await expect(missing).toHaveText('Te falta: tu CUIL o número de afiliado.')
  await expect(button(phone, 'Recuperar Contraseña')).toBeDisabled()
  await field(phone, 'CUIL o N° Afiliado').fill(people.norma.cuil)
  await button(phone, 'Recuperar Contraseña').click()
  const dialog = phone.portal.page.getByRole('dialog', { name: '¿A qué correo lo mandamos?' })
  await expect(dialog.getByRole('radio', { name: 'no•••@correo.example' })).toBeChecked()
  await expect(dialog.getByRole('link', { name: 'Agregar otro' })).toHaveAttribute(
    'href',
    '/validar-identidad/agregar-correo/recuperar-pin',
  )
  await expectClean(phone)
  expect(network.asked('/v1/auth/verify-recaptcha')).toHaveLength(1)
})

test(
  '[FORG-07, FORG-08, RESET-01, RESET-07] forgetting, the mail, its link and code, and a new password',
  { tag: '@siempre' },
  async ({ phone, provider }) => {
    await phone.portal.open('/olvide-pin')
    await field(phone, 'CUIL o N° Afiliado').fill(people.norma.cuil)
    await passCheck(phone)
    await button(phone, 'Recuperar Contraseña').click()
    await button(phone, 'Restablecer').click()
    const sent = phone.portal.page.getByRole('dialog', { name: 'Envío confirmado' })
    await expect(sent).toContainText(
      'Se envió un correo a su casilla para completar la recuperación de su contraseña.',
    )
    await expectClean(phone)
    await button(phone, 'Entendido').click()
    await expect(phone.portal.titulo()).toHaveText('Ingresá')

    const mail = (await provider.correosA(NORMA)).at(-1)?.texto ?? ''
    const link = /\/recuperar-pin\?t=[\w-]+&c=\d+/.exec(mail)?.[0] ?? ''
    await phone.portal.open(link)
    await expect(phone.portal.titulo()).toHaveText('Poné una contraseña nueva')
    await expectClean(phone)
    await field(phone, 'Código de verificación').fill('123')
    await field(phone, 'Nueva contraseña').fill('recuperada1')
    await field(phone, 'Repetir contraseña').fill('recuperada1')
    await button(phone, 'Guardar contraseña').click()
    await expect(phone.portal.page.getByRole('main')).toContainText(
      'Credenciales incorrectas. Intente nuevamente.',
    )
    await field(phone, 'Código de verificación').fill(await provider.codigoPara(NORMA))
    await button(phone, 'Guardar contraseña').click()
    const done = phone.portal.page.getByRole('dialog', {
      name: 'Su contraseña ha sido reestablecida con éxito.',
    })
    await expect(done).toBeVisible()
    await expectClean(phone)
    await done.getByRole('button', { name: 'Ingresar' }).click()
    await expect(phone.portal.titulo()).toHaveText('Ingresá')
    await phone.portal.signIn({ ...people.norma, password: 'recuperada1' })
  },
)

test('[RESET-02, RESET-03, RESET-04, SEC-07] a new password from a link: code, password and its repetition say what is wrong with them, and nothing is sent', async ({
  phone,
  network,
}) => {
  await phone.portal.open('/recuperar-pin?t=un-enlace&c=1')
  await expect(phone.portal.titulo()).toHaveText('Poné una contraseña nueva')
  const main = phone.portal.page.getByRole('main')
  await button(phone, 'Guardar contraseña').click()
  await expect(main).toContainText('Debe ingresar un código')
  await expect(main).toContainText('Debe ingresar Nueva contraseña')
  await field(phone, 'Código de verificación').fill('1 2x3')
  await expect(field(phone, 'Código de verificación')).toHaveValue('123')
  await field(phone, 'Nueva contraseña').fill('argentina1')
  await expect(
    phone.portal.page.getByRole('status').filter({ hasText: 'es de las contraseñas más usadas' }),
  ).toBeVisible()
  await field(phone, 'Nueva contraseña').fill('recuperada1')
  await field(phone, 'Repetir contraseña').fill('recuperada2')
  await button(phone, 'Guardar contraseña').click()
  await expect(main).toContainText('Las contraseñas ingresadas no coinciden.')
  expect(network.asked('/v1/auth/nueva-contrasenia')).toEqual([])
})

test('[RESET-06, RESET-08, RESET-10] after five minutes the code has ended: it says so, keeps what was typed and leads to another mail', async ({
  phone,
  provider,
}) => {
  await phone.portal.open('/olvide-pin')
  await field(phone, 'CUIL o N° Afiliado').fill(people.norma.cuil)
  await passCheck(phone)
  await button(phone, 'Recuperar Contraseña').click()
  await button(phone, 'Restablecer').click()
  await button(phone, 'Entendido').click()
  const mail = (await provider.correosA(NORMA)).at(-1)?.texto ?? ''
  await phone.portal.open(/\/recuperar-pin\?t=[\w-]+&c=\d+/.exec(mail)?.[0] ?? '')
  await field(phone, 'Código de verificación').fill(await provider.codigoPara(NORMA))
  await field(phone, 'Nueva contraseña').fill('recuperada1')
  await field(phone, 'Repetir contraseña').fill('recuperada1')
  provider.shiftClock(5 * 60_000 + 1000)
  await button(phone, 'Guardar contraseña').click()

  await expect(phone.portal.page.getByRole('main').getByRole('alert')).toContainText(
    'El código ha caducado',
  )
  await expect(field(phone, 'Nueva contraseña')).toHaveValue('recuperada1')
  await expectClean(phone)
  await phone.portal.page.getByRole('link', { name: 'Pedir otro correo' }).click()
  await expect(phone.portal.titulo()).toHaveText('¿Olvidaste tu contraseña?')
})

test('[FORG-04, FORG-06] without an e-mail on the account the dialog leads to adding one', async ({
  phone,
}) => {
  await phone.portal.open('/olvide-pin')
  await field(phone, 'CUIL o N° Afiliado').fill(people.sola.cuil)
  await passCheck(phone)
  await button(phone, 'Recuperar Contraseña').click()
  const dialog = phone.portal.page.getByRole('dialog', {
    name: 'No hay ningún correo electrónico asociado a su cuenta',
  })
  await expect(dialog).toContainText(`Fijate también que el número esté bien: ${people.sola.cuil}`)
  await expectClean(phone)
  await dialog.getByRole('link', { name: 'Agregar' }).click()
  await expect(phone.portal.titulo()).toHaveText('Tus datos')
  await expect(phone.portal.page.getByText('Paso 1 de 3 · Recuperar mi contraseña')).toBeVisible()
})

test('[RESET-05, RESET-09] a link without its parts says so; Cancelar of a whole one goes home', async ({
  phone,
}) => {
  for (const broken of ['', '?t=abc', '?c=4', '?t=abc&c=x']) {
    await phone.portal.open(`/recuperar-pin${broken}`)
    await expect(phone.portal.titulo(), broken).toHaveText('El enlace no es válido')
  }
  await expect(phone.portal.page.getByRole('link', { name: 'Pedir otro correo' })).toHaveAttribute(
    'href',
    '/olvide-pin',
  )
  await phone.portal.open('/recuperar-pin?t=abc&c=4')
  await phone.portal.page.getByRole('link', { name: 'Cancelar' }).click()
  await expect(phone.portal.titulo()).toHaveText('Ingresá')
})

test('[FORG-02, ERR-11] without signal the check says so, and can be tried again', async ({
  phone,
  network,
}) => {
  await phone.portal.open('/olvide-pin')
  await field(phone, 'CUIL o N° Afiliado').fill(people.norma.cuil)
  network.cut()
  await phone.portal.page.getByRole('checkbox', { name: 'No soy un robot' }).click()
  await expect(phone.portal.page.getByText(/Para esto necesitás señal/)).toBeVisible()
  network.restore()
  await passCheck(phone)
  await expect(field(phone, 'CUIL o N° Afiliado')).toHaveValue(people.norma.cuil)
})

test('[SHELL-17, CHPIN-05] what is told after a change lies over no button of its form', async ({
  phone,
}) => {
  await phone.portal.signIn()
  await phone.portal.open('/cambiar-pin')
  await field(phone, 'Contraseña actual').fill(people.norma.password)
  await field(phone, 'Nueva contraseña').fill('nueva2026')
  await field(phone, 'Confirmar contraseña').fill('nueva2026')
  await button(phone, 'Cambiar mi contraseña').click()
  await expect(phone.portal.toast('El cambio de Contraseña fué exitoso.')).toBeVisible()
  for (const name of ['Limpiar', 'Cambiar mi contraseña'])
    expect(
      await button(phone, name).evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const spots = [0.05, 0.5, 0.95].map((part) =>
          document.elementFromPoint(left + width * part, top + height / 2),
        )
        return spots.every((spot) => element.contains(spot))
      }),
      name,
    ).toBe(true)
})
